import { useEffect, useState } from 'react';
import { BURST_GAP } from '../scanner.rules.ts';
import { useDeskActs } from './desk.ts';
import { heldKeys } from './store/held-keys.ts';

/** What is searched for: the scan field once no scanner is typing, so that its keys pass without a search each. */
export function useSearched(): string {
  const { typed } = useDeskActs();
  const [searched, setSearched] = useState(typed.get);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const text = typed.get();
      if (text === '') setSearched('');
      else timer = setTimeout(() => (heldKeys.areHeld() ? look() : setSearched(text)), BURST_GAP);
    };
    const leave = typed.follow(look);
    look();
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [typed]);
  return searched;
}
