import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useConfirmedAction } from '#web-kit/record/use-confirmed-action.ts';
import { YEAR } from './year-close.words.ts';

/** The last year that is closed, and the way to open it again. */
export function ReopenCard({ year }: { year: number }) {
  const say = useSay();
  const [reason, setReason] = useState('');
  const { busy, run } = useConfirmedAction('year-close/reopen', {
    en: YEAR.reopened.en.replace('{year}', String(year)),
    sw: YEAR.reopened.sw.replace('{year}', String(year)),
  });
  return (
    <Card title={say(YEAR.reopenTitle, { year })}>
      <Stack gap={3}>
        <p>{say(YEAR.reopenWhy)}</p>
        <TextInput label={say(YEAR.reason)} value={reason} onChange={setReason} maxLength={200} />
        <div>
          <Button
            disabled={reason.trim() === ''}
            loading={busy}
            onClick={() => void run({ year, reason: reason.trim() })}
          >
            {say(YEAR.reopen, { year })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
