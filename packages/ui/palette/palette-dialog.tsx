import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons.tsx';
import { Kbd } from '../show/kbd.tsx';
import { useWords } from '../theme/words.ts';
import classes from './palette-dialog.module.css';
import { type PaletteGroup, PaletteRows } from './palette-rows.tsx';
import { steppedTo } from './stepped-to.ts';

export interface PaletteDialogProps {
  opened: boolean;
  /** The box is there and has the caret. */
  onShown: () => void;
  onClose: () => void;
  /** Name of the box: `Search anything`. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (typed: string) => void;
  groups: readonly PaletteGroup[];
  /** Key of the row that Enter takes. */
  active: string | null;
  onActive: (key: string) => void;
  /** A row that was pressed, or the active one by Enter; null where Enter comes before there is one. */
  onChoose: (key: string | null) => void;
  searching: boolean;
  /** Read aloud when it changes: how many were found. */
  status: string;
  /** Stands where there are no rows, or above them where something failed. */
  note?: ReactNode;
  hints: { choose: string; go: string; leave: string };
}

/** The box over the page that finds everything. All of it by keyboard; the caret never leaves the box. */
export function PaletteDialog(props: PaletteDialogProps) {
  const { opened, onClose, label } = props;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      yOffset="9dvh"
      size={640}
      zIndex={60}
      lockScroll={false}
      classNames={{
        overlay: classes.scrim,
        inner: classes.inner,
        content: classes.palette,
        body: classes.body,
      }}
      transitionProps={{ transition: 'fade', duration: 90 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <Modal.Body>
          <PaletteBody {...props} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function PaletteBody({
  onShown,
  onClose,
  label,
  placeholder,
  value,
  onChange,
  groups,
  active,
  onActive,
  onChoose,
  searching,
  status,
  note,
  hints,
}: PaletteDialogProps) {
  const words = useWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // At once and not when the box has faded in: whoever pressed the keys is typing by then.
  const begin = useEffectEvent(() => {
    box.current?.focus();
    onShown();
  });
  useEffect(() => begin(), []);
  const keys = groups.flatMap(({ rows }) => rows.map(({ key }) => key));
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = steppedTo(event.key, keys, active);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) onActive(next);
    else onChoose(active);
  };
  return (
    <>
      <div className={classes.box} data-searching={searching || undefined}>
        <Icon name="search" />
        <input
          ref={box}
          role="combobox"
          aria-label={label}
          aria-expanded={keys.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${keys.indexOf(active)}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          data-autofocus
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={press}
        />
        <IconButton icon="close" size="s" name={words.close} onClick={onClose} />
      </div>
      <div ref={list} className={classes.list}>
        {note}
        <PaletteRows
          id={id}
          label={label}
          groups={groups}
          active={active}
          onActive={onActive}
          onChoose={onChoose}
        />
      </div>
      <p className={classes.status} role="status">
        {status}
      </p>
      <footer className={classes.hints} aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {hints.choose}
        </span>
        <span>
          <Kbd>Enter</Kbd> {hints.go}
        </span>
        <span>
          <Kbd>Esc</Kbd> {hints.leave}
        </span>
      </footer>
    </>
  );
}
