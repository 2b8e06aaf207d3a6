import { createContext, use, useMemo, useState } from 'react';
import { FileButton } from '#ui/actions/file-button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { FileList } from '#ui/show/file-list.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { FormFrame, FormPartProps } from '#web-kit/form/form-frame.ts';
import { sizeText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { attachFile } from '#web-kit/record/record-files.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { JOB_PAPER } from '../job-paper.words.ts';
import { service } from '../service.entity.ts';
import { EarlierJobsCard } from './earlier-jobs-card.tsx';
import { IntakeQuestions } from './intake-questions.tsx';
import { useAppointmentFrame } from './use-appointment-frame.ts';

interface Photos {
  files: readonly File[];
  set: (files: readonly File[]) => void;
}

const PhotosContext = createContext<Photos | null>(null);

/** The intake of a job: its form, and photos of the item straight from the camera, which are attached as it is saved. */
export default function ServiceFormScreen() {
  const say = useSay();
  const [files, set] = useState<readonly File[]>([]);
  const photos = useMemo(() => ({ files, set }), [files]);
  const frame: FormFrame = {
    ...useAppointmentFrame(),
    Side: Beside,
    async afterMade({ id }) {
      try {
        for (const file of files) await attachFile(service.name, id, file);
        set([]);
      } catch (error) {
        // The job is taken in; its page takes the photos again.
        showToast({ tone: 'error', title: problemText(error, say) });
      }
    },
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
      <IntakeQuestions />
      <EarlierJobsCard {...props} />
      {may(service.permissions.modify) && <IntakePhotos {...props} />}
    </Stack>
  );
}

const PICTURES = 'image/png,image/jpeg,image/webp';
const MOST = 8;

/** How the item looks as it comes in; one that is taken in already has its photos on its page. */
function IntakePhotos({ row }: FormPartProps) {
  const say = useSay();
  const photos = use(PhotosContext);
  if (row || !photos) return null;
  const { files, set } = photos;
  return (
    <Card title={say(JOB_PAPER.photos)} note={say(JOB_PAPER.photosWhy)}>
      <Stack gap={2}>
        {files.length > 0 && (
          <FileList
            label={say(JOB_PAPER.photos)}
            files={files.map((file, no) => ({
              ...{ key: `${file.name} ${no}`, name: file.name, icon: 'photo', note: sizeText(file.size) },
              onOpen: () => window.open(URL.createObjectURL(file), '_blank', 'noopener'),
              remove: {
                title: say(JOB_PAPER.removePhoto, { name: file.name }),
                onPress: () => set(files.filter((other) => other !== file)),
              },
            }))}
          />
        )}
        <FileButton
          accept={PICTURES}
          camera
          icon="photo"
          disabled={files.length >= MOST}
          onFile={(file) => set([...files, file])}
        >
          {say(JOB_PAPER.takePhoto)}
        </FileButton>
      </Stack>
    </Card>
  );
}
