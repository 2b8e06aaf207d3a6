import { IconButton } from '#ui/actions/icon-button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { service } from '../../service/service.entity.ts';
import type { JobOnBoard } from '../board.rules.ts';
import { BOARD } from '../board.words.ts';
import { canMoveJob } from '../moving.rules.ts';
import classes from './board.module.css';
import { JobCard } from './job-card.tsx';

/** A job with what moves it by thumb beside it, for whoever may. */
export function MovableCard({ job, onMove }: { job: JobOnBoard; onMove: (job: JobOnBoard) => void }) {
  const say = useSay();
  const may = useMay();
  const isMovable = may(service.permissions.modify) && canMoveJob(job);
  return (
    <div className={classes.movable} data-job={job.id}>
      <JobCard job={job} />
      {isMovable && (
        <IconButton
          icon="calendar"
          name={say(BOARD.moveNumber, { number: job.number })}
          onClick={() => onMove(job)}
        />
      )}
    </div>
  );
}
