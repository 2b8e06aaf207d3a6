import { TextLink } from '#ui/actions/text-link.tsx';
import { Icon } from '#ui/icons.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { Meter } from '#ui/show/meter.tsx';
import { countText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useJobWords } from '../../board/web/job-words.ts';
import { longText } from '../../board/web/long-text.ts';
import { service } from '../../service/service.entity.ts';
import { serviceStates } from '../../service/service.states.ts';
import { type MyJob, minutesOf } from '../my-jobs.rules.ts';
import { MY_JOBS } from '../my-jobs.words.ts';
import classes from './my-jobs.module.css';

/** The job in front as whoever does it needs it: what, what is wrong, how long, with what, and what was left with it. */
export function JobInFront({ job, now }: { job: MyJob; now: string }) {
  const say = useSay();
  const may = useMay();
  const { when } = useJobWords();
  const { choices } = useEntityWords(service);
  const tone = Object.entries(serviceStates.states).find(([name]) => name === job.status)?.[1].tone;
  const state = job.waiting
    ? say(job.waiting === 'parts' ? MY_JOBS.waitsParts : MY_JOBS.waitsCustomer)
    : (choices?.status?.[job.status] ?? job.status);
  const notes = [
    job.accessories && say(MY_JOBS.leftWith, { what: job.accessories }),
    job.condition && say(MY_JOBS.condition, { what: job.condition }),
    job.remarks,
  ].filter(Boolean);
  const isLate = job.promised_at !== null && Date.parse(job.promised_at) < Date.parse(now);
  return (
    <Card>
      <Stack gap={2}>
        <div className={classes.top}>
          <Chip tone={job.waiting ? 'warning' : (tone ?? 'neutral')}>{state}</Chip>
          {job.promised_at && (
            <span className={classes.due} data-late={isLate || undefined}>
              {say(MY_JOBS.promised, { moment: when(job.promised_at) })}
            </span>
          )}
        </div>
        <h2 className={classes.what}>{[job.item, job.service_type].filter(Boolean).join(', ')}</h2>
        <p className={classes.problem}>
          <b>{job.number}</b>
          {job.problem}
        </p>
        <Minutes job={job} now={now} />
        {job.parts.length > 0 && (
          <ul className={classes.parts} aria-label={say(MY_JOBS.partsOfJob)}>
            {job.parts.map(({ line_no, name, quantity }) => (
              <li key={line_no}>
                <Icon name="check" size="s" />
                <span>{name}</span>
                <span>{quantityText(quantity)}</span>
              </li>
            ))}
          </ul>
        )}
        {notes.length > 0 && <p className={classes.note}>{notes.join('\n')}</p>}
        {may(service.permissions.view) && (
          <TextLink href={`${service.screens.view}?id=${job.id}`}>{say(MY_JOBS.open)}</TextLink>
        )}
      </Stack>
    </Card>
  );
}

/** How long it takes so far of what it should; before it is begun, what it should. */
function Minutes({ job, now }: { job: MyJob; now: string }) {
  const say = useSay();
  const { when } = useJobWords();
  const { started_at, duration } = job;
  if (!started_at)
    return duration ? (
      <p className={classes.problem}>{say(MY_JOBS.usually, { time: longText(duration, say) })}</p>
    ) : null;
  const minutes = minutesOf(job, now);
  return (
    <>
      <p className={classes.time}>
        <span>
          <b>{countText(minutes)}</b>{' '}
          {duration ? say(MY_JOBS.ofMinutes, { n: countText(duration) }) : say(MY_JOBS.minutes)}
        </span>
        <span>{say(MY_JOBS.started, { moment: when(started_at) })}</span>
      </p>
      {duration && <Meter share={minutes / duration} tone={minutes > duration ? 'warning' : 'brand'} />}
    </>
  );
}
