import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { call, callFor } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { service } from '../../service/service.entity.ts';
import { lockCodeAnswer } from '../lock-code.answer.ts';
import { LOCK } from '../lock-code.words.ts';

/** The lock code of the item: set by whoever may change the job, shown to whoever works on it, each time recorded. */
export function LockCard({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { id: me } = useCurrentUser();
  const client = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const job = row as {
    id: string;
    assignee_id?: string | null;
    has_lock_code?: boolean;
    collected_at?: string;
  };
  if (!may(service.permissions.modify) || job.collected_at || !(job.has_lock_code || row.item)) return null;
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  const read = () =>
    run(async () => {
      const found = await callFor(lockCodeAnswer, 'PUT', 'service/read-lock-code', {
        body: { id: job.id },
      });
      setCode(found.lock_code ?? '–');
      await client.invalidateQueries({ queryKey: ['activity', 'of', service.name, job.id] });
    });
  const save = () =>
    run(async () => {
      await call('PUT', 'service/lock-code', { body: { id: job.id, lock_code: typed?.trim() || null } });
      showToast({ tone: 'success', title: say(LOCK.saved) });
      setTyped(null);
      setCode(null);
      await client.invalidateQueries({ queryKey: [service.name] });
    });
  const isMine = job.assignee_id === me;
  return (
    <Card title={say(LOCK.title)}>
      <Stack gap={2}>
        {typed === null ? (
          <p>{code ?? say(job.has_lock_code ? (isMine ? LOCK.recorded : LOCK.hidden) : LOCK.none)}</p>
        ) : (
          <TextInput label={say(LOCK.title)} maxLength={60} value={typed} onChange={setTyped} />
        )}
        <Row>
          {typed === null && job.has_lock_code && isMine && code === null && (
            <Button loading={busy} onClick={() => void read()}>
              {say(LOCK.show)}
            </Button>
          )}
          {typed === null ? (
            <Button onClick={() => setTyped('')}>{say(job.has_lock_code ? LOCK.change : LOCK.add)}</Button>
          ) : (
            <>
              <Button kind="primary" loading={busy} onClick={() => void save()}>
                {say(LOCK.save)}
              </Button>
              <Button kind="ghost" onClick={() => setTyped(null)}>
                {say(LOCK.cancel)}
              </Button>
            </>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
