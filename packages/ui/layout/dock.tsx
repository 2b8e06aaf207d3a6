import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import classes from './dock.module.css';

/** What is done with the thing in front, within the thumb's reach: big buttons in two columns; on a phone in place of the tabs. */
export function Dock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.dock} aria-label={label} data-dock>
      <div className={classes.buttons}>{children}</div>
    </section>
  );
}

export interface DockButtonProps {
  icon: IconName;
  title: string;
  /** Small under the title. */
  note?: string | undefined;
  /** What comes next: over both columns. */
  primary?: boolean;
  busy?: boolean;
  onPress: () => void;
}

export function DockButton({ icon, title, note, primary = false, busy = false, onPress }: DockButtonProps) {
  return (
    <button
      type="button"
      className={classes.act}
      data-primary={primary || undefined}
      disabled={busy}
      onClick={onPress}
    >
      <Icon name={icon} size="l" />
      <DockWords title={title} note={note} />
    </button>
  );
}

export interface DockFileProps extends Pick<DockButtonProps, 'icon' | 'title' | 'note' | 'busy'> {
  accept: string;
  onFile: (file: File) => void;
}

/** One that opens the camera of the phone, or the chooser of the device. */
export function DockCamera({ icon, title, note, busy = false, accept, onFile }: DockFileProps) {
  return (
    <label className={classes.act} data-busy={busy || undefined}>
      <Icon name={icon} size="l" />
      <DockWords title={title} note={note} />
      <input
        type="file"
        className={classes.file}
        accept={accept}
        capture="environment"
        disabled={busy}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

function DockWords({ title, note }: Pick<DockButtonProps, 'title' | 'note'>) {
  return (
    <span>
      {title}
      {note && <small>{note}</small>}
    </span>
  );
}
