import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordFile } from '#core/record-files.answer.ts';
import { FileButton } from '#ui/actions/file-button.tsx';
import { Card } from '#ui/show/card.tsx';
import { PictureStrip, Shot } from '#ui/show/picture-strip.tsx';
import { countText } from '../format/number.ts';
import { useSay } from '../i18n/language.tsx';
import { useMay } from '../user/current-user.tsx';
import { FILES } from './files.words.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { filesOf } from './record-files.ts';
import type { RecordProps } from './status-of.tsx';
import { useAddPhoto } from './use-add-photo.ts';
import { usePicture } from './use-picture.ts';

const PICTURES = 'image/png,image/jpeg,image/webp';
/** As many as are shown; all of them stand among the files. */
const MOST = 6;

interface RecordPhotosProps extends Pick<RecordProps, 'entity' | 'row'> {
  /** What stands under a picture that was taken then. */
  captionOf: (takenAt: string) => string;
}

/** The pictures of a record, the oldest first, and a camera to add one; nothing where there are none and none may be added. */
export function RecordPhotos({ entity, row, captionOf }: RecordPhotosProps) {
  const say = useSay();
  const may = useMay();
  const { data = [] } = useQuery(filesOf(entity.name, row.id));
  const [shown, setShown] = useState<RecordFile | null>(null);
  const { busy, add } = useAddPhoto(entity.name, row.id);
  const photos = data.filter(({ content_type }) => content_type.startsWith('image/')).toReversed();
  const mayAdd = may(entity.permissions.modify);
  if (photos.length === 0 && !mayAdd) return null;
  return (
    <Card
      title={say(FILES.photos)}
      note={photos.length > 0 ? countText(photos.length) : undefined}
      action={
        mayAdd && (
          <FileButton
            accept={PICTURES}
            camera
            icon="photo"
            size="s"
            loading={busy}
            onFile={(file) => void add(file)}
          >
            {say(FILES.takePhoto)}
          </FileButton>
        )
      }
    >
      {photos.length > 0 && (
        <PictureStrip label={say(FILES.photos)}>
          {photos.slice(-MOST).map((file) => (
            <OnePhoto
              key={file.id}
              file={file}
              caption={captionOf(file.created_at)}
              onOpen={() => setShown(file)}
            />
          ))}
        </PictureStrip>
      )}
      {shown && <PictureDialog file={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}

function OnePhoto({ file, ...shot }: { file: RecordFile; caption: string; onOpen: () => void }) {
  return <Shot src={usePicture(file)} {...shot} />;
}
