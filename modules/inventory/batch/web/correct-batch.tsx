import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useConfirmedAction } from '#web-kit/record/use-confirmed-action.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { BATCH } from '../batch.words.ts';

/** Puts the expiry date of a batch right that was read or typed wrongly. */
export function CorrectBatch({ row }: Pick<RecordProps, 'row'>) {
  const say = useSay();
  const may = useMay();
  const action = useConfirmedAction('batch/expire-date', BATCH.corrected);
  const [day, setDay] = useState(String(row.expire_date ?? ''));
  const [reason, setReason] = useState('');
  if (!may('modify_product')) return null;
  const text = reason.trim();
  return (
    <>
      <Button icon="edit" loading={action.busy} onClick={action.ask}>
        {say(BATCH.correct)}
      </Button>
      <ConfirmDialog
        {...action.question}
        danger={false}
        icon="edit"
        title={say(BATCH.correctTitle, { batch: String(row.number) })}
        body={[
          say(BATCH.correctBody),
          ...(row.number === row.expire_date ? [say(BATCH.dayIsNumber)] : []),
        ].join(' ')}
        confirm={say(BATCH.correct)}
        incomplete={text === '' || day === (row.expire_date ?? '')}
        onConfirm={() => void action.run({ id: row.id, expire_date: day || null, reason: text })}
      >
        <DateInput label={say(BATCH.expires)} value={day} onChange={setDay} />
        <TextInput label={say(BATCH.reason)} maxLength={200} value={reason} onChange={setReason} />
      </ConfirmDialog>
    </>
  );
}
