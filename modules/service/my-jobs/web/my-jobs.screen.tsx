import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Dock, DockButton, DockCamera } from '#ui/layout/dock.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Card } from '#ui/show/card.tsx';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { filesOf } from '#web-kit/record/record-files.ts';
import { useAddPhoto } from '#web-kit/record/use-add-photo.ts';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { service } from '../../service/service.entity.ts';
import { jobInFront, type MyJob, mainStepOf } from '../my-jobs.rules.ts';
import { MY_JOBS } from '../my-jobs.words.ts';
import { JobDrawer, type JobQuestion } from './job-drawer.tsx';
import { JobInFront } from './job-in-front.tsx';
import classes from './my-jobs.module.css';
import { ownJobs } from './my-jobs-call.ts';
import { OtherJobs } from './other-jobs.tsx';
import { useJobActs } from './use-job-acts.ts';

/** The jobs of whoever does the work, on his phone and in one hand: what he does now, with what, and what comes then (services.md 1). */
export default function MyJobsScreen() {
  const say = useSay();
  const may = useMay();
  const [chosen, choose] = useState<string>();
  const { data, isError, error, isFetching, refetch } = useQuery(ownJobs);
  if (isError && !data)
    return (
      <RecordNotLoaded {...{ entity: service, error, retrying: isFetching }} onRetry={() => void refetch()} />
    );
  const front = data && jobInFront(data.jobs, chosen);
  const others = data?.jobs.filter(({ id }) => id !== front?.id) ?? [];
  return (
    <Page
      bar={
        front && may(service.permissions.modify) ? (
          <JobDock key={front.id} job={front} next={others.find((job) => mainStepOf(job) !== undefined)} />
        ) : undefined
      }
    >
      <PageHeader title={say(MY_JOBS.title)} />
      <div className={classes.page}>
        {!data && <ListSkeleton />}
        {data && !front && (
          <Card>
            <EmptyState
              icon="service"
              title={say(data.jobs.length > 0 ? MY_JOBS.allDone : MY_JOBS.none)}
              body={say(MY_JOBS.noneBody)}
            />
          </Card>
        )}
        {front && data && <JobInFront job={front} now={data.now} />}
        <OtherJobs jobs={others} onChoose={choose} />
      </div>
    </Page>
  );
}

/** What is done with the job in front, within the thumb's reach. */
function JobDock({ job, next }: { job: MyJob; next: MyJob | undefined }) {
  const say = useSay();
  const may = useMay();
  const acts = useJobActs(job);
  const [asks, ask] = useState<JobQuestion | null>(null);
  const { data: files = [] } = useQuery({
    ...filesOf(service.name, job.id),
    enabled: may(service.permissions.view),
  });
  const photo = useAddPhoto(service.name, job.id);
  const step = mainStepOf(job);
  const open = (question: JobQuestion) => {
    acts.forgive();
    ask(question);
  };
  const photos = files.filter(({ content_type }) => content_type.startsWith('image/')).length;
  return (
    <>
      <Dock label={job.number}>
        <DockButton
          icon="barcode"
          title={say(MY_JOBS.takePart)}
          note={say(MY_JOBS.scanIt)}
          onPress={() => open('takePart')}
        />
        {step === 'finish' && (
          <DockButton
            icon="clock"
            title={say(MY_JOBS.wait)}
            note={say(MY_JOBS.waitFor)}
            onPress={() => open('wait')}
          />
        )}
        {may(service.permissions.view) && (
          <DockCamera
            icon="photo"
            title={say(MY_JOBS.photo)}
            note={photos > 0 ? say(MY_JOBS.photos, { n: countText(photos) }) : undefined}
            accept="image/png,image/jpeg,image/webp"
            busy={photo.busy}
            onFile={(file) => void photo.add(file)}
          />
        )}
        <DockButton
          icon="edit"
          title={say(MY_JOBS.note)}
          note={say(MY_JOBS.noteWhat)}
          onPress={() => open('note')}
        />
        {step && (
          <DockButton
            primary
            icon="check"
            title={say(MY_JOBS[step])}
            note={next ? say(MY_JOBS.next, { what: next.item ?? next.service_type }) : undefined}
            busy={acts.sending}
            onPress={() => (step === 'finish' ? open('finish') : void acts[step]())}
          />
        )}
      </Dock>
      {asks && <JobDrawer job={job} asks={asks} acts={acts} onClose={() => ask(null)} />}
    </>
  );
}
