import { useRef } from 'react';

const HOLD = 450;

/** Handlers for things that are selected by holding them; the press that follows the hold is swallowed. */
export function useLongPress(onHold: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return (id: string) => ({
    onPointerDown: () => {
      held.current = false;
      timer.current = setTimeout(() => {
        held.current = true;
        onHold(id);
      }, HOLD);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}
