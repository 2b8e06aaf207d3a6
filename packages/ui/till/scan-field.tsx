import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Frame, inputClass } from '../fields/frame.tsx';
import { Kbd } from '../show/kbd.tsx';
import classes from './scan-field.module.css';

export interface ScanFieldProps {
  label: string;
  placeholder: string;
  /** Without scanners it is a search. */
  icon?: 'barcode' | 'search';
  /** What stands in it at first. It keeps its own text, so that a scanner's keys draw nothing else; write to `ref`. */
  initial: string;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Nothing is typed: hint and key stand at its end. */
  empty: boolean;
  /** Quiet words at the end while nothing is typed: `3* then scan adds three`. */
  hint?: string;
  /** The key that leads here. */
  shortcut?: string;
  /** Instead of hint and key: a button to clear. */
  trailing?: ReactNode;
  /** The list that opens under it, and the row of it that Enter takes. */
  list?: { id: string; opened: boolean; lit: string | undefined };
  ref?: Ref<HTMLInputElement>;
}

/** Where every scan and every typed name lands. */
export function ScanField({
  label,
  placeholder,
  icon = 'barcode',
  initial,
  empty,
  onChange,
  onKeyDown,
  hint,
  shortcut,
  trailing,
  list,
  ref,
}: ScanFieldProps) {
  const picks = list && {
    role: 'combobox',
    'aria-expanded': list.opened,
    'aria-controls': list.opened ? list.id : undefined,
    'aria-activedescendant': list.lit,
    'aria-autocomplete': 'list' as const,
  };
  return (
    <div className={classes.scan}>
      <Frame icon={icon} size="xl" trailing={trailing}>
        <input
          ref={ref}
          type="text"
          className={inputClass}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={initial}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          {...picks}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {empty && (
          <span className={classes.hint}>
            {hint}
            {shortcut && <Kbd>{shortcut}</Kbd>}
          </span>
        )}
      </Frame>
    </div>
  );
}

/** The field with the camera's button beside it, on phones. */
export function ScanWithButton({ children, button }: { children: ReactNode; button: ReactNode }) {
  return (
    <div className={classes.withButton}>
      {children}
      {button}
    </div>
  );
}
