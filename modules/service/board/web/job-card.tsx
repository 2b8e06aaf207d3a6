import { UiLink } from '#ui/theme/link.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { service } from '../../service/service.entity.ts';
import type { JobOnBoard } from '../board.rules.ts';
import { BOARD } from '../board.words.ts';
import classes from './board.module.css';
import { useJobWords } from './job-words.ts';

/** A job on the board: what it is, whose, who does it, when it is due, and in red words how late it is. */
export function JobCard({ job }: { job: JobOnBoard }) {
  const say = useSay();
  const { what, due, late, into } = useJobWords();
  const lateWords = [late(job), into(job)].filter(Boolean).join(' · ');
  return (
    <UiLink className={classes.card} href={`${service.screens.view}?id=${job.id}`}>
      <span className={classes.top}>
        <b>
          {job.colour && <i className={classes.colour} style={{ background: job.colour }} />}
          {job.number}
        </b>
        {lateWords && <strong className={classes.late}>{lateWords}</strong>}
      </span>
      <b>{what(job)}</b>
      {job.customer && <span>{job.customer}</span>}
      <small>{job.assignee ?? say(BOARD.nobody)}</small>
      {due(job) && <small>{due(job)}</small>}
    </UiLink>
  );
}
