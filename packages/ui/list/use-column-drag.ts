import { type PointerEvent, useState } from 'react';

/** A column under way, and the title before which it would be put down; null stands for the end. */
export interface ColumnDrag {
  key: string;
  before: string | null;
}

/** How far a press travels before it is meant to move a column, in pixels; below that it is a press on the title. */
const MEANT = 6;

/** Drags a column title to another place by mouse or pen; a finger scrolls the table. Escape lets go. */
export function useColumnDrag(onMove: ((key: string, before: string | null) => void) | undefined) {
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  const begin = (press: PointerEvent<HTMLTableCellElement>, key: string) => {
    if (!onMove || press.pointerType === 'touch' || press.button !== 0) return;
    const head = press.currentTarget.parentElement;
    const start = press.clientX;
    let now: ColumnDrag | null = null;
    const move = (event: globalThis.PointerEvent) => {
      if (!now && Math.abs(event.clientX - start) < MEANT) return;
      now = { key, before: placeOf(head, event.clientX) };
      setDrag(now);
    };
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      now = null;
      end();
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', letGo, true);
      setDrag(null);
      if (!now) return;
      swallowClick();
      if (now.before !== key) onMove(key, now.before);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', letGo, true);
  };
  return { drag, begin };
}

/** The movable title whose middle lies right of the pointer, or the end of the table. */
function placeOf(head: Element | null, x: number): string | null {
  const titles = [...(head?.querySelectorAll<HTMLElement>('th[data-movable]') ?? [])];
  const next = titles.find((title) => {
    const { left, width } = title.getBoundingClientRect();
    return x < left + width / 2;
  });
  return next?.dataset.movable ?? null;
}

/** What was dragged was not pressed: the click that follows sorts nothing. */
function swallowClick() {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, true);
  setTimeout(() => window.removeEventListener('click', swallow, true));
}
