import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { faultySpots, headingsToCheck, type Spot, spotBehind } from './fault-walk.ts';
import type { Import } from './use-import.ts';

/** The key that goes to the next error, as in programs that check what is written. */
export const NEXT_ERROR_KEY = 'F8';

/** From error to error in the check, by the button in its bar or by key; `title` is the field that names a record. */
export function useFaultWalk({ kept, choice, result, edits }: Import, title: string) {
  const at = useRef<Spot | null>(null);
  const [aim, setAim] = useState<{ spot: Spot } | null>(null);
  const headings = kept && choice ? headingsToCheck(kept, choice, title) : [];
  const spots =
    result && choice ? faultySpots(result.faults, headings, { edits, checked: choice.edits }) : [];
  const goOn = () => {
    const spot = spotBehind(spots, at.current, headings);
    if (!spot) return;
    at.current = spot;
    setAim({ spot });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== NEXT_ERROR_KEY || spots.length === 0) return;
    event.preventDefault();
    // The cell that is left is checked, as if one had gone on by hand.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    goOn();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    headings,
    nameHeading: headings.find((heading) => choice?.mapping[heading] === title),
    left: spots.length,
    goOn,
    /** The cell to go to; another object each time, so that one comes back to the same one. */
    aim,
    /** Somebody is in this cell. */
    stand: (spot: Spot) => {
      at.current = spot;
    },
  };
}

export type FaultWalk = ReturnType<typeof useFaultWalk>;
