import { StepBar } from '#ui/show/step-bar.tsx';
import { amountText, countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { useJobWords } from '../../board/web/job-words.ts';
import { type JobOnItsWay, nextOfJob, stepsOfJob } from '../job-progress.rules.ts';
import { JOB_PAGE } from '../service.words.ts';

/** Of a job, what its bar tells beside its steps. */
export interface JobInBar extends JobOnItsWay {
  assignee_name?: string | null;
  waiting_since?: string | null;
  collected_by?: string | null;
  finished_on?: string | null;
}

const DAY_MS = 86_400_000;

/** How far a job is, what it waits for or what comes next, and how long it has been lying. */
export function JobProgress({ job, left }: { job: JobInBar; left: bigint }) {
  const say = useSay();
  const today = useToday();
  const { currency } = useBranch();
  const { when } = useJobWords();
  const steps = stepsOfJob(job);
  const next = nextOfJob(job, left);
  if (steps.length === 0 || next === null) return null;
  const lies = job.finished_on ? (Date.parse(today) - Date.parse(job.finished_on)) / DAY_MS : 0;
  const at = job.collected_at ?? job.waiting_since;
  const said = {
    who: job.assignee_name || job.collected_by || '',
    amount: amountText(left, currency),
    moment: at ? when(at) : '',
  };
  const note = {
    start: () => say(job.assignee_name ? JOB_PAGE.startBy : JOB_PAGE.start, said),
    customer: () => say(JOB_PAGE.customer, said),
    parts: () => say(JOB_PAGE.parts, said),
    finish: () => say(job.assignee_name ? JOB_PAGE.finishBy : JOB_PAGE.finish, said),
    hand_out: () => say(JOB_PAGE.hand_out),
    take_and_hand_out: () => say(JOB_PAGE.take_and_hand_out, said),
    over: () =>
      say(job.collected_by ? JOB_PAGE.overBy : JOB_PAGE.over, { ...said, who: job.collected_by ?? '' }),
  }[next]();
  const isLying = (next === 'hand_out' || next === 'take_and_hand_out') && lies >= 1;
  return (
    <StepBar
      label={say(JOB_PAGE.progress)}
      steps={steps.map((step) => ({ ...step, title: say(JOB_PAGE[step.key]) }))}
      note={[isLying ? say(JOB_PAGE.lies, { n: countText(lies) }) : '', note].filter(Boolean).join(' ')}
      tone={next === 'customer' || next === 'parts' ? 'warning' : 'neutral'}
    />
  );
}
