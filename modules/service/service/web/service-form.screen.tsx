import { createContext, use } from 'react';
import { Stack } from '#ui/layout/spacing.tsx';
import type { FormFrame, FormPartProps } from '#web-kit/form/form-frame.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type ChosenPhotos, PhotosCard, useChosenPhotos } from '#web-kit/record/chosen-photos.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { JOB_PAPER } from '../job-paper.words.ts';
import { service } from '../service.entity.ts';
import { CustomerJobsCard } from './customer-jobs-card.tsx';
import { EarlierJobsCard } from './earlier-jobs-card.tsx';
import { IntakePaper } from './intake-paper.tsx';
import { IntakeQuestions } from './intake-questions.tsx';
import { IntakeType } from './intake-type.tsx';
import { ProposedPromise } from './proposed-promise.tsx';
import { useAppointmentFrame } from './use-appointment-frame.ts';

const PhotosContext = createContext<ChosenPhotos | null>(null);

/** The intake of a job: its form, and photos of the item straight from the camera, which are attached as it is saved. */
export default function ServiceFormScreen() {
  const photos = useChosenPhotos(service);
  const frame: FormFrame = {
    ...useAppointmentFrame(),
    Side: Beside,
    afterMade: ({ id }) => photos.attachTo(id),
  };
  return (
    <PhotosContext value={photos}>
      <EntityScreens entity={service} kind="form" form={frame} />
    </PhotosContext>
  );
}

/** What was done to the item before, and how it looks as it comes in. */
function Beside(props: FormPartProps) {
  const may = useMay();
  return (
    <Stack>
      <IntakeType {...props} />
      <ProposedPromise {...props} />
      <IntakeQuestions />
      <EarlierJobsCard {...props} />
      <CustomerJobsCard {...props} />
      {may(service.permissions.modify) && <IntakePhotos {...props} />}
      <IntakePaper {...props} />
    </Stack>
  );
}

/** How the item looks as it comes in; one that is taken in already has its photos on its page. */
function IntakePhotos({ row }: FormPartProps) {
  const say = useSay();
  const photos = use(PhotosContext);
  return row || !photos ? null : <PhotosCard {...photos} note={say(JOB_PAPER.photosWhy)} />;
}
