import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useAskedDeed } from '#web-kit/record/use-asked-deed.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { PLATFORM } from './platform.words.ts';

/** The way to void a wrong payment, which asks for the reason; of a void one, why it is void. */
export function VoidFeeCard({ entity, row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  if (row.status === 'void')
    return (
      <Card title={say(PLATFORM.voided)}>
        <Stack gap={2}>
          <p>{String(row.void_reason ?? '')}</p>
          <p>{say(PLATFORM.voidWhy)}</p>
        </Stack>
      </Card>
    );
  return may(entity.permissions.create) ? <VoidForm id={row.id} /> : null;
}

function VoidForm({ id }: { id: string }) {
  const say = useSay();
  const [reason, setReason] = useState('');
  const deed = useAskedDeed('fee-payment/void', PLATFORM.voided);
  return (
    <Card title={say(PLATFORM.wrong)}>
      <Stack gap={3}>
        <p>{say(PLATFORM.wrongWhy)}</p>
        <TextInput label={say(PLATFORM.voidReason)} value={reason} onChange={setReason} maxLength={500} />
        <div>
          <Button icon="undo" disabled={!reason.trim()} loading={deed.busy} onClick={deed.ask}>
            {say(PLATFORM.void)}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        opened={deed.asking}
        title={say(PLATFORM.voidTitle)}
        body={say(PLATFORM.voidBody)}
        confirm={say(PLATFORM.void)}
        onCancel={deed.cancel}
        onConfirm={() => void deed.run({ id, reason: reason.trim() })}
      />
    </Card>
  );
}
