import { type RefObject, useEffect, useRef } from 'react';
import { afterAll, afterExtend, afterPress } from './selection.ts';

export interface RowKeys {
  box: RefObject<HTMLElement | null>;
  /** The rows of the page in their order. */
  ids: readonly string[];
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Selects what the list has beyond this page, once all of the page is selected. */
  onSelectRest?: (() => void) | undefined;
  /** Whether letters walk as arrows do. */
  letters: boolean;
}

/** Arrows or j and k walk through the rows, Space selects, with Shift all since the last, Shift extends, Ctrl+A takes the page and then the rest. */
export function useRowKeys(
  active: boolean,
  { box, ids, selected, onSelect, onSelectRest, letters }: RowKeys,
) {
  const last = useRef<string | null>(null);
  const pressed = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);
  const extending = useRef<{ from: string; base: ReadonlySet<string> } | null>(null);
  // A row out of sight is drawn only after the table has scrolled to it.
  useEffect(() => {
    if (wanted.current !== null && focusRow(box.current, wanted.current)) wanted.current = null;
  });
  useEffect(() => {
    if (!active) return;
    const walk = (to: string, extend: boolean) => {
      const from = rowOf(document.activeElement) ?? last.current ?? to;
      if (extend && selected) {
        extending.current ??= { from, base: selected };
        onSelect?.(afterExtend(extending.current.base, ids, extending.current.from, to));
      } else extending.current = null;
      last.current = to;
      if (focusRow(box.current, to)) return;
      wanted.current = to;
      box.current?.scrollTo({ top: (ids.indexOf(to) / ids.length) * box.current.scrollHeight });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isElsewhere(event.target)) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
        if (!selected) return;
        event.preventDefault();
        if (ids.every((id) => selected.has(id))) onSelectRest?.();
        else onSelect?.(afterAll(selected, ids, true));
      }
      if (event.ctrlKey || event.metaKey) return;
      const here = rowOf(event.target);
      if (event.key === ' ' && here !== null && isRowItself(event.target)) {
        event.preventDefault();
        extending.current = null;
        if (selected)
          onSelect?.(afterPress(selected, ids, { id: here, from: pressed.current, range: event.shiftKey }));
        pressed.current = here;
        return;
      }
      if (!letters && event.key.length === 1) return;
      const to = placeAfter(event.key, ids, here ?? last.current);
      if (to === undefined) return;
      event.preventDefault();
      walk(to, event.shiftKey);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, box, ids, selected, onSelect, onSelectRest, letters]);
}

/** The row that a key leads to from the one with the caret; undefined where the key leads nowhere. */
export function placeAfter(key: string, ids: readonly string[], from: string | null): string | undefined {
  const place = from === null ? -1 : ids.indexOf(from);
  switch (key) {
    case 'ArrowDown':
    case 'j':
    case 'J':
      return ids[Math.min(place + 1, ids.length - 1)];
    case 'ArrowUp':
    case 'k':
    case 'K':
      return ids[Math.max(place - 1, 0)];
    case 'Home':
      return ids[0];
    case 'End':
      return ids.at(-1);
    default:
      return undefined;
  }
}

/** Keys that are typed into a field, or meant for what stands above the list, are none of its own. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [contenteditable], [role="radiogroup"], nav');
  return field !== null && !(field instanceof HTMLInputElement && field.type === 'checkbox');
}

function rowOf(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? null)
    : null;
}

function isRowItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('tr[data-row], a[data-opens-record]');
}

/** Puts the caret on the name of a row, which opens it; on the row where its name opens nothing. */
function focusRow(box: HTMLElement | null, id: string): boolean {
  const row = box?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`);
  (row?.querySelector<HTMLElement>('a[data-opens-record]') ?? row)?.focus();
  return Boolean(row);
}
