import { IconButton } from '../actions/icon-button.tsx';
import { Icon, type IconName } from '../icons.tsx';
import classes from './file-list.module.css';

export interface FileListProps {
  label: string;
  files: readonly {
    key: string;
    name: string;
    icon: IconName;
    /** Size, who and when. */
    note: string;
    onOpen: () => void;
    remove?: { title: string; onPress: () => void };
  }[];
}

/** Files below each other: pressing the name opens one, the bin at its end removes it. */
export function FileList({ label, files }: FileListProps) {
  return (
    <ul className={classes.files} aria-label={label}>
      {files.map(({ key, name, icon, note, onOpen, remove }) => (
        <li key={key}>
          <button type="button" className={classes.open} onClick={onOpen}>
            <Icon name={icon} />
            <span className={classes.words}>
              <b>{name}</b>
              <span>{note}</span>
            </span>
          </button>
          {remove && <IconButton icon="delete" name={remove.title} onClick={remove.onPress} />}
        </li>
      ))}
    </ul>
  );
}
