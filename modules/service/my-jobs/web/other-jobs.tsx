import { Icon } from '#ui/icons.tsx';
import { UiLink } from '#ui/theme/link.tsx';
import { wallClock } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useJobWords } from '../../board/web/job-words.ts';
import { longText } from '../../board/web/long-text.ts';
import { service } from '../../service/service.entity.ts';
import { type MyJob, mainStepOf, minutesLeft } from '../my-jobs.rules.ts';
import { MY_JOBS } from '../my-jobs.words.ts';
import classes from './my-jobs.module.css';

/** What comes after the job in front, each to be brought there, and what is done already. */
export function OtherJobs({ jobs, onChoose }: { jobs: readonly MyJob[]; onChoose: (id: string) => void }) {
  const say = useSay();
  const { timeZone } = useBranch();
  const { when } = useJobWords();
  const open = jobs.filter((job) => mainStepOf(job) !== undefined);
  const done = jobs.filter((job) => mainStepOf(job) === undefined);
  if (jobs.length === 0) return null;
  const minutes = minutesLeft(open);
  const what = ({ item, service_type }: MyJob) => item ?? service_type;
  const detail = ({ number, problem }: MyJob) => [number, problem].filter(Boolean).join(', ');
  return (
    <>
      <div className={classes.head}>
        <h2>{say(MY_JOBS.rest)}</h2>
        {open.length > 0 && (
          <span>
            {minutes > 0
              ? say(MY_JOBS.restMany, { n: countText(open.length), time: longText(minutes, say) })
              : countText(open.length)}
          </span>
        )}
      </div>
      <ul className={classes.rest}>
        {open.map((job) => (
          <li key={job.id}>
            <button type="button" className={classes.one} onClick={() => onChoose(job.id)}>
              <span>{job.starts ? wallClock(job.starts, timeZone).time : '–'}</span>
              <span>
                {what(job)}
                <small>{detail(job)}</small>
              </span>
              <span>{job.promised_at ? say(MY_JOBS.by, { moment: when(job.promised_at) }) : ''}</span>
            </button>
          </li>
        ))}
        {done.map((job) => (
          <li key={job.id}>
            <UiLink className={classes.one} data-done href={`${service.screens.view}?id=${job.id}`}>
              <span>
                <Icon name="success" />
              </span>
              <span>
                {what(job)}
                <small>
                  {[
                    job.number,
                    job.finished_at &&
                      say(MY_JOBS.doneAt, { moment: wallClock(job.finished_at, timeZone).time }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              <span />
            </UiLink>
          </li>
        ))}
      </ul>
    </>
  );
}
