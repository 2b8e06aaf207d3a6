import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { FileButton } from '#ui/actions/file-button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { FileList } from '#ui/show/file-list.tsx';
import { problemText } from '../api/problem-text.ts';
import { sizeText } from '../format/number.ts';
import { useSay } from '../i18n/language.tsx';
import { FILES } from './files.words.ts';
import { attachFile } from './record-files.ts';

/** Photos of a record that is being typed: they are attached to it once it is there. */
export interface ChosenPhotos {
  files: readonly File[];
  set: (files: readonly File[]) => void;
  /** Attaches them to the record; what fails is said, and can be added on its page. */
  attachTo: (id: string) => Promise<void>;
}

export function useChosenPhotos({ name }: AnyEntity): ChosenPhotos {
  const say = useSay();
  const [files, set] = useState<readonly File[]>([]);
  const attachTo = async (id: string) => {
    try {
      for (const file of files) await attachFile(name, id, file);
      set([]);
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  return { files, set, attachTo };
}

const PICTURES = 'image/png,image/jpeg,image/webp';
const MOST = 8;

/** Takes photos straight from the camera, or chooses them; the note says what of. */
export function PhotosCard({ files, set, note }: Pick<ChosenPhotos, 'files' | 'set'> & { note: string }) {
  const say = useSay();
  return (
    <Card title={say(FILES.photos)} note={note}>
      <Stack gap={2}>
        {files.length > 0 && (
          <FileList
            label={say(FILES.photos)}
            files={files.map((file, no) => ({
              ...{ key: `${file.name} ${no}`, name: file.name, icon: 'photo', note: sizeText(file.size) },
              onOpen: () => window.open(URL.createObjectURL(file), '_blank', 'noopener'),
              remove: {
                title: say(FILES.remove, { name: file.name }),
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
          {say(FILES.takePhoto)}
        </FileButton>
      </Stack>
    </Card>
  );
}
