import { useState } from 'react';
import { instantOf } from '#core/local-time.ts';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import { type Board, blocksOf, type JobOnBoard, jobsWithoutTime } from '../board.rules.ts';
import { BOARD } from '../board.words.ts';
import classes from './board.module.css';
import { MovableCard } from './movable-card.tsx';
import { MoveDrawer } from './move-drawer.tsx';
import { JustMoved } from './moved-job.tsx';
import { useMoveCalls } from './use-move-calls.tsx';

/** The day of one person, for a phone: his jobs in their order, and after them what has no time. */
export function DayOfPerson({ board }: { board: Board }) {
  const say = useSay();
  const { timeZone } = useBranch();
  const { id: me } = useCurrentUser();
  const [chosen, choose] = useState<string>();
  const [taken, take] = useState<JobOnBoard | null>(null);
  const calls = useMoveCalls();
  const person = board.people.find(({ id }) => id === (chosen ?? me)) ?? board.people[0];
  const midnight = instantOf(board.date, '00:00', timeZone).getTime();
  const planned = blocksOf(board, person?.id ?? '', midnight).flatMap(({ job, look }) =>
    job && look !== 'late' ? [job] : [],
  );
  const others = jobsWithoutTime(board).filter(
    ({ assignee_id }) => assignee_id === null || assignee_id === person?.id,
  );
  return (
    <Stack>
      {calls.last && <JustMoved moved={calls.last} onUndo={calls.undo} onTell={calls.tell} />}
      {calls.dialog}
      {taken && (
        <MoveDrawer
          {...{ board, job: taken }}
          onMove={(to) => calls.move(taken, to)}
          onClose={() => take(null)}
        />
      )}
      <PlainSelect
        aria-label={say(BOARD.person)}
        options={board.people.map(({ id, name }) => ({ value: id, title: name }))}
        value={person?.id ?? ''}
        onChange={choose}
      />
      <div className={classes.column}>
        {planned.length === 0 && <p className={classes.quiet}>{say(BOARD.freeDay)}</p>}
        {planned.map((job) => (
          <MovableCard key={job.id} job={job} onMove={take} />
        ))}
      </div>
      <section className={classes.column}>
        <h2>{say(BOARD.withoutTime)}</h2>
        {others.length === 0 && <p className={classes.quiet}>{say(BOARD.nothing)}</p>}
        {others.map((job) => (
          <MovableCard key={job.id} job={job} onMove={take} />
        ))}
      </section>
    </Stack>
  );
}
