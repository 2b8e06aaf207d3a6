import { FileButton } from '../actions/file-button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons.tsx';
import { Field, type FieldProps } from './field.tsx';
import classes from './picture-input.module.css';

export interface PictureInputProps extends FieldProps {
  /** Address of the picture that is chosen, empty where none is. */
  src: string;
  /** Accepted types, `image/png,image/jpeg`. */
  accept: string;
  choose: string;
  remove: string;
  onFile: (file: File) => void;
  /** The chooser was closed without a file. */
  onNone: () => void;
  onRemove: () => void;
  /** A phone opens its camera at once. */
  camera?: boolean;
  loading?: boolean;
  disabled?: boolean | undefined;
}

/** A picture as it will look, with the way to choose another and to take it away. */
export function PictureInput({
  src,
  accept,
  choose,
  remove,
  onFile,
  onNone,
  onRemove,
  camera = false,
  loading = false,
  disabled = false,
  ...field
}: PictureInputProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes.picture}>
          <span className={classes.frame}>{src ? <img src={src} alt="" /> : <Icon name="photo" />}</span>
          <FileButton
            id={control.id}
            aria-labelledby={`${control['aria-labelledby']} ${control.id}`}
            aria-describedby={control['aria-describedby']}
            {...{ accept, camera, onFile, onNone, loading, disabled }}
            size="s"
          >
            {choose}
          </FileButton>
          {src && !disabled && <IconButton icon="close" name={remove} onClick={onRemove} />}
        </div>
      )}
    </Field>
  );
}
