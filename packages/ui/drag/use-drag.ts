import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Where a pointer is over an element. */
export type PointerOver = Pick<PointerEvent<HTMLElement>, 'clientX' | 'clientY' | 'currentTarget'>;

interface Drag<T, P> {
  /** What is taken hold of where it is pressed; nothing that can be dragged is null. */
  take: (event: PointerEvent<HTMLElement>) => T | null;
  /** Where it would be under the pointer, which was over `before`; null where it cannot be. */
  over: (at: PointerOver, thing: T, before: P | null) => P | null;
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

/** So far a pointer goes before a press is a drag, or before a finger scrolls, in pixels. */
const DRAGGED = 6;
/** So long a finger rests on a thing before it has hold of it; one that moves before scrolls the page. */
const HOLD_MS = 400;

/**
 * Dragging over an element, with the mouse, or with a finger that rests on a thing first: a press that does not go far stays a
 * press, Escape puts back what is held.
 */
export function useDrag<T, P>({ take, over, drop }: Drag<T, P>) {
  const [held, setHeld] = useState<Held<T, P> | null>(null);
  const finger = useFinger();
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
        if (event.button !== 0) return;
        const thing = take(event);
        if (thing === null) return;
        const { clientX, clientY, currentTarget, pointerId } = event;
        const began = { thing, x: clientX, y: clientY };
        if (event.pointerType === 'mouse') return setHeld({ ...began, place: null, isDragged: false });
        finger.rests(event, () => {
          currentTarget.setPointerCapture(pointerId);
          const place = over({ clientX, clientY, currentTarget }, thing, null);
          setHeld({ ...began, place, isDragged: true });
        });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        finger.moves(event);
        if (!held) return;
        const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
        if (!held.isDragged && far <= DRAGGED) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ ...held, isDragged: true, place: over(event, held.thing, held.place) });
      },
      onPointerUp: () => {
        finger.leaves();
        setHeld(null);
        if (dragged?.place) drop(dragged.thing, dragged.place);
      },
      onPointerCancel: () => {
        finger.leaves();
        setHeld(null);
      },
      // The browser would drag the link itself, or offer to open it.
      onDragStart: (event: React.DragEvent<HTMLElement>) => event.preventDefault(),
      onContextMenu: (event: React.MouseEvent<HTMLElement>) => finger.isDown() && event.preventDefault(),
    },
  };
}

/** A finger on the screen: whether it has rested long enough to hold what lies under it, and then does not scroll. */
function useFinger() {
  const state = useRef<{ x: number; y: number; holds: boolean; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  const leaves = () => {
    clearTimeout(state.current?.timer);
    state.current = null;
  };
  useEffect(() => {
    // Has to be there before the finger is: a browser asks nobody of a touch that began without it.
    const stay = (event: TouchEvent) => state.current?.holds && event.preventDefault();
    window.addEventListener('touchmove', stay, { passive: false });
    return () => {
      window.removeEventListener('touchmove', stay);
      clearTimeout(state.current?.timer);
    };
  }, []);
  return {
    rests: ({ clientX: x, clientY: y }: PointerOver, onHold: () => void) => {
      leaves();
      const timer = setTimeout(() => {
        if (!state.current) return;
        state.current.holds = true;
        onHold();
      }, HOLD_MS);
      state.current = { x, y, holds: false, timer };
    },
    moves: ({ clientX, clientY }: PointerOver) => {
      const at = state.current;
      if (at && !at.holds && Math.hypot(clientX - at.x, clientY - at.y) > DRAGGED) leaves();
    },
    leaves,
    isDown: () => state.current !== null,
  };
}
