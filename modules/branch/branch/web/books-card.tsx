import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#core/business-day.ts';
import type { Words } from '#core/i18n/language.ts';
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
  const [locked, closed] = [dayOf(row.lock_date), dayOf(row.soft_lock_date)];
  const isHere = row.id === here.id && may('access_branch_settings');
  return (
    <Card title={say(BOOKS.title)}>
      <Stack gap={3}>
        <p>{locked ? say(BOOKS.locked, { day: dayText(locked, language) }) : say(BOOKS.open)}</p>
        {closed > locked && <p>{say(BOOKS.softly, { day: dayText(closed, language) })}</p>}
        {isHere && <LockForm key={`soft ${closed}`} id={here.id} locked={closed} lock={SOFT} />}
        {isHere && <LockForm key={`hard ${locked}`} id={here.id} locked={locked} lock={HARD} />}
      </Stack>
    </Card>
  );
}

function dayOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** One of the two locks: where it is set, what it is called, and what is said of it. */
type Lock = Readonly<
  Record<'path' | 'field', string> &
    Record<'until' | 'why' | 'reason' | 'lock' | 'unlock' | 'lockedNow' | 'openedNow', Words>
>;

const HARD: Lock = {
  path: 'branch/lock',
  field: 'lock_date',
  until: BOOKS.until,
  why: BOOKS.why,
  reason: BOOKS.reason,
  lock: BOOKS.lock,
  unlock: BOOKS.unlock,
  lockedNow: BOOKS.lockedNow,
  openedNow: BOOKS.openedNow,
};
const SOFT: Lock = {
  path: 'branch/soft-lock',
  field: 'soft_lock_date',
  until: BOOKS.softUntil,
  why: BOOKS.softWhy,
  reason: BOOKS.reopenReason,
  lock: BOOKS.close,
  unlock: BOOKS.reopen,
  lockedNow: BOOKS.closedNow,
  openedNow: BOOKS.reopenedNow,
};

function LockForm({ id, locked, lock }: { id: string; locked: string; lock: Lock }) {
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
      const body = { id, [lock.field]: day || null, ...(opens ? { reason: reason.trim() } : {}) };
      await call('PUT', lock.path, { body, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(opens ? lock.openedNow : lock.lockedNow) });
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
        label={say(lock.until)}
        hint={say(lock.why)}
        value={day}
        onChange={setDay}
        latest={addDays(today, -1)}
        clearable
        error={faults[lock.field]}
      />
      {opens && (
        <TextInput
          label={say(lock.reason)}
          value={reason}
          onChange={setReason}
          maxLength={200}
          error={faults.reason}
        />
      )}
      <div>
        <Button disabled={day === locked} loading={sending} onClick={() => void send()}>
          {say(opens ? lock.unlock : lock.lock)}
        </Button>
      </div>
    </>
  );
}
