import type { RecordFile } from '#core/record-files.answer.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { problemText } from '../api/problem-text.ts';
import { useSay } from '../i18n/language.tsx';
import { FILES } from './files.words.ts';
import classes from './picture-dialog.module.css';
import { saveFile } from './record-files.ts';
import { usePicture } from './use-picture.ts';

/** A picture of a record in full, fetched in the name of whoever looks: its address is good for nobody else. */
export function PictureDialog({ file, onClose }: { file: RecordFile; onClose: () => void }) {
  const say = useSay();
  const address = usePicture(file, (error) => {
    showToast({ tone: 'error', title: problemText(error, say) });
    onClose();
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      width={860}
      title={file.name}
      actions={
        <Button icon="download" onClick={() => void saveFile(file)}>
          {say(FILES.download)}
        </Button>
      }
    >
      <div className={classes.frame}>{address && <img src={address} alt={file.name} />}</div>
    </Dialog>
  );
}
