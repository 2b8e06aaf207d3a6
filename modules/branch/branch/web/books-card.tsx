import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { BOOKS } from './books.words.ts';

/** Up to which day the books of the branch are closed, and for whoever keeps its settings the way to change that. */
export function BooksCard({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const here = useBranch();
  const { language } = useLanguage();
  const locked = typeof row.lock_date === 'string' ? row.lock_date : '';
  return (
    <Card title={say(BOOKS.title)}>
      <Stack gap={3}>
        <p>{locked ? say(BOOKS.locked, { day: dayText(locked, language) }) : say(BOOKS.open)}</p>
        {row.id === here.id && may('access_branch_settings') && (
          <LockForm key={locked} id={here.id} locked={locked} />
        )}
      </Stack>
    </Card>
  );
}

function LockForm({ id, locked }: { id: string; locked: string }) {
  const say = useSay();
  const today = useToday();
  const client = useQueryClient();
  const [day, setDay] = useState(locked);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const opens = day < locked;
  const send = async () => {
    setSending(true);
    setFaults({});
    try {
      const body = { id, lock_date: day || null, ...(opens ? { reason: reason.trim() } : {}) };
      await call('PUT', 'branch/lock', { body, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(opens ? BOOKS.openedNow : BOOKS.lockedNow) });
      await client.invalidateQueries();
    } catch (error) {
      if (error instanceof Refused && Object.keys(error.fields).length > 0) setFaults(error.fields);
      else showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <DateInput
        label={say(BOOKS.until)}
        hint={say(BOOKS.why)}
        value={day}
        onChange={setDay}
        latest={addDays(today, -1)}
        clearable
        error={faults.lock_date}
      />
      {opens && (
        <TextInput
          label={say(BOOKS.reason)}
          value={reason}
          onChange={setReason}
          maxLength={200}
          error={faults.reason}
        />
      )}
      <div>
        <Button disabled={day === locked} loading={sending} onClick={() => void send()}>
          {say(opens ? BOOKS.unlock : BOOKS.lock)}
        </Button>
      </div>
    </>
  );
}
