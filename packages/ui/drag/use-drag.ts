import { type PointerEvent, useEffect, useState } from 'react';

interface Drag<T, P> {
  /** What is taken hold of where the mouse is pressed; nothing that can be dragged is null. */
  take: (event: PointerEvent<HTMLElement>) => T | null;
  /** Where it would be under the mouse, which was over `before`; null where it cannot be. */
  over: (event: PointerEvent<HTMLElement>, thing: T, before: P | null) => P | null;
  drop: (thing: T, place: P) => void;
}

interface Held<T, P> {
  thing: T;
  place: P | null;
  /** Where on the screen it was taken hold of. */
  x: number;
  y: number;
  isDragged: boolean;
}

/** So far the mouse goes before a press is a drag, in pixels. */
const DRAGGED = 6;

/** Dragging with the mouse over an element: a press that does not go far stays a press, Escape puts back what is held. */
export function useDrag<T, P>({ take, over, drop }: Drag<T, P>) {
  const [held, setHeld] = useState<Held<T, P> | null>(null);
  useEffect(() => {
    if (!held) return;
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setHeld(null);
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [held]);
  const dragged = held?.isDragged ? held : null;
  return {
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || event.pointerType !== 'mouse') return;
        const thing = take(event);
        if (thing !== null)
          setHeld({ thing, place: null, x: event.clientX, y: event.clientY, isDragged: false });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!held) return;
        const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
        if (!held.isDragged && far <= DRAGGED) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ ...held, isDragged: true, place: over(event, held.thing, held.place) });
      },
      onPointerUp: () => {
        setHeld(null);
        if (dragged?.place) drop(dragged.thing, dragged.place);
      },
      onPointerCancel: () => setHeld(null),
      // The browser would drag the link itself.
      onDragStart: (event: React.DragEvent<HTMLElement>) => event.preventDefault(),
    },
  };
}
