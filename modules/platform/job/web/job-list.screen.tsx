import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { instantText } from '#web-kit/format/day.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { SeenJob } from '../jobs.answer.ts';
import classes from './job-list.module.css';
import { EVERY, JOBS, STATES } from './jobs.words.ts';
import { jobsOfPlatform, runJobNow } from './jobs-call.ts';

/** What the servers do by themselves, what of it fails and why, and the way to try it again. */
export default function JobListScreen() {
  const say = useSay();
  const jobs = useQuery(jobsOfPlatform);
  return (
    <Page>
      <PageHeader title={say(JOBS.title)} />
      {jobs.isError && !jobs.data ? (
        <ErrorPanel
          title={say(JOBS.notLoaded)}
          message={problemText(jobs.error, say)}
          onRetry={() => void jobs.refetch()}
          retrying={jobs.isFetching}
        />
      ) : (
        <Late loading={!jobs.data} skeleton={<ListSkeleton />}>
          <Card flush>
            <ul className={classes.jobs}>
              {jobs.data?.map((job) => (
                <JobRow key={`${job.name} ${job.id}`} job={job} onRun={() => void jobs.refetch()} />
              ))}
            </ul>
          </Card>
        </Late>
      )}
    </Page>
  );
}

function JobRow({ job, onRun }: { job: SeenJob; onRun: () => void }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { send, sending, refused } = useSending();
  const { id, run_at, last_error, attempts = 0, max_attempts = 0 } = job;
  const state = STATES[job.state];
  const facts = [
    everyText(job.every_seconds),
    run_at && job.state !== 'failed' && say(JOBS.next, { at: instantText(run_at, language, timeZone) }),
    last_error && say(JOBS.tried, { n: attempts, most: max_attempts }),
  ];
  return (
    <li>
      <div className={classes.job}>
        <b>{job.title}</b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        {last_error && <code>{last_error}</code>}
        {refused && <span role="alert">{refused}</span>}
      </div>
      {state && <Chip tone={state.tone}>{say(state.words)}</Chip>}
      {id !== null && may('run_job') && (
        <Button
          size="s"
          icon="refresh"
          loading={sending}
          disabled={job.state === 'running'}
          onClick={() =>
            void send(async () => {
              await runJobNow(id);
              showToast({ tone: 'success', title: say(JOBS.started) });
              onRun();
            })
          }
        >
          {say(JOBS.again)}
        </Button>
      )}
    </li>
  );

  function everyText(seconds: number): string {
    if (seconds % 3600 === 0) return sayCounted(say, EVERY.hours, seconds / 3600);
    if (seconds % 60 === 0) return sayCounted(say, EVERY.minutes, seconds / 60);
    return sayCounted(say, EVERY.seconds, seconds);
  }
}
