import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import classes from './palette-rows.module.css';

export interface PaletteRow {
  key: string;
  icon: IconName;
  title: string;
  /** A code, a telephone number, whose it is and when. */
  note?: ReactNode;
}

export interface PaletteGroup {
  key: string;
  title: string;
  rows: readonly PaletteRow[];
}

interface PaletteRowsProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  active: string | null;
  onActive: (key: string) => void;
  onChoose: (key: string) => void;
}

/** What was found, by kind. The pointer takes a row along as the arrow keys do. */
export function PaletteRows({ id, label, groups, active, onActive, onChoose }: PaletteRowsProps) {
  const keys = groups.flatMap(({ rows }) => rows.map(({ key }) => key));
  return (
    <div id={id} role="listbox" aria-label={label} className={classes.rows}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of choices
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <h3 id={`${id}-${group.key}`} role="presentation" className={classes.heading}>
            {group.title}
          </h3>
          {group.rows.map(({ key, icon, title, note }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above
            // biome-ignore lint/a11y/useFocusableInteractive: the caret stays in the box above, which names the active row
            <div
              key={key}
              id={`${id}-${keys.indexOf(key)}`}
              role="option"
              aria-selected={key === active}
              className={classes.row}
              onMouseMove={() => key !== active && onActive(key)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(key)}
            >
              <Icon name={icon} />
              <span className={classes.words}>
                <span className={classes.title}>{title}</span>
                {note && <span className={classes.note}>{note}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
