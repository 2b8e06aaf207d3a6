import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './cell-editor.module.css';

export interface CellEditorProps {
  /** Names the editor: `Selling price of Sugar`. */
  label: string;
  opened: boolean;
  onOpen: () => void;
  onCancel: () => void;
  onSave: () => void;
  save: string;
  saving: boolean;
  /** Figures stand at the right, their pencil at the left. */
  align?: 'left' | 'right';
  /** The input of the field with what is wrong with it. */
  input: ReactNode;
  /** The value as it stands in the cell. */
  children: ReactNode;
}

/** A cell with a pencil; the input opens at the cell and stays until it is saved or given up, so that nothing is lost. */
export function CellEditor({
  label,
  opened,
  onOpen,
  onCancel,
  onSave,
  save,
  saving,
  align,
  input,
  children,
}: CellEditorProps) {
  const words = useWords();
  const cell = useRef<HTMLSpanElement>(null);
  const wasOpened = useRef(opened);
  // The caret goes back to the row from which the keyboard came.
  useEffect(() => {
    if (wasOpened.current && !opened)
      cell.current?.closest('tr')?.querySelector<HTMLElement>('a[data-opens-record]')?.focus();
    wasOpened.current = opened;
  }, [opened]);
  const pencil = (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      data-edits-cell
      className={classes.pencil}
      title={label}
      onClick={onOpen}
    >
      <Icon name="edit" size="s" />
    </button>
  );
  return (
    <span ref={cell} className={classes.cell} data-align={align}>
      {children}
      {opened ? (
        <Popover
          opened
          onChange={(open) => !open && onCancel()}
          closeOnClickOutside={false}
          position="bottom-start"
          offset={4}
          zIndex={40}
          trapFocus
          withRoles={false}
          width={280}
          classNames={{ dropdown: classes.editor }}
        >
          <Popover.Target>{pencil}</Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={label} onClick={(event) => event.stopPropagation()}>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                event.stopPropagation();
                onSave();
              }}
            >
              {input}
              <div className={classes.foot}>
                <Button size="s" kind="ghost" onClick={onCancel}>
                  {words.cancel}
                </Button>
                <Button size="s" kind="primary" type="submit" loading={saving}>
                  {save}
                </Button>
              </div>
            </form>
          </Popover.Dropdown>
        </Popover>
      ) : (
        pencil
      )}
    </span>
  );
}
