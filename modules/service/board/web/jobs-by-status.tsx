import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type Board, COLUMNS, columnOf } from '../board.rules.ts';
import { BOARD } from '../board.words.ts';
import classes from './board.module.css';
import { JobCard } from './job-card.tsx';

/** Jobs in a column for each way in which they stand, what was promised first on top. */
export function JobsByStatus({ board }: { board: Board }) {
  const say = useSay();
  return (
    <div className={classes.columns}>
      {COLUMNS.map((column) => {
        const jobs = board.jobs.filter((job) => columnOf(job) === column);
        return (
          <section key={column} className={classes.column} data-look={column}>
            <h2>
              {say(BOARD[column])} <span className={classes.count}>{countText(jobs.length)}</span>
            </h2>
            {jobs.length === 0 && <p className={classes.quiet}>{say(BOARD.nothing)}</p>}
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </section>
        );
      })}
    </div>
  );
}
