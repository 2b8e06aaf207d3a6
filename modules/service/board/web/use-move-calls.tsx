import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { service } from '../../service/service.entity.ts';
import { tellCustomer } from '../../service/web/tell-customer.ts';
import type { JobOnBoard } from '../board.rules.ts';
import { BOARD } from '../board.words.ts';

/** Where a job was before it was moved: what undoes that. */
export interface MovedJob {
  job: JobOnBoard;
  /** Whether its customer can be told of it. */
  hasTime: boolean;
}

/** To whom and to when a job goes, as its step takes it. */
export interface MoveOfJob {
  assignee_id: string | null;
  starts: string | null;
  ends: string | null;
  outside_hours?: boolean;
}

/** Moves jobs, asks where the branch is closed then, puts back what was moved last, and tells its customer. */
export function useMoveCalls() {
  const say = useSay();
  const client = useQueryClient();
  const [last, setLast] = useState<MovedJob | null>(null);
  const [asked, setAsked] = useState<{ job: JobOnBoard; move: MoveOfJob; why: string } | null>(null);
  const send = async (job: JobOnBoard, move: MoveOfJob, then: MovedJob | null) => {
    try {
      await call('PUT', 'service/move', { body: { id: job.id, ...move }, idempotencyKey: newId() });
      setLast(then);
    } catch (error) {
      const why = error instanceof Refused && !move.outside_hours ? error.fields.starts : undefined;
      if (why) setAsked({ job, move, why });
      else showToast({ tone: 'error', title: problemText(error, say) });
    }
    await client.invalidateQueries({ queryKey: [service.name] });
  };
  const move = (job: JobOnBoard, to: MoveOfJob) => send(job, to, { job, hasTime: job.customer !== null });
  const dialog = (
    <ConfirmDialog
      opened={asked !== null}
      title={say(BOARD.outsideTitle, { number: asked?.job.number ?? '' })}
      body={asked?.why ?? ''}
      confirm={say(BOARD.moveAnyway)}
      icon="warning"
      danger={false}
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        setAsked(null);
        if (asked) void move(asked.job, { ...asked.move, outside_hours: true });
      }}
    />
  );
  return {
    last,
    move,
    dialog,
    undo: ({ job }: MovedJob) => {
      const { assignee_id, starts, ends } = job;
      void send(job, { assignee_id, starts, ends, outside_hours: true }, null);
    },
    tell: async ({ job }: MovedJob) => {
      if (await tellCustomer(job.id, say)) setLast(null);
    },
  };
}
