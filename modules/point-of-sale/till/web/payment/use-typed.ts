import { useEffect, useState } from 'react';
import { BURST_GAP } from '#core/scanner.ts';
import { heldKeys } from '../store/held-keys.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';

/** What is searched for: the scan field once no scanner is typing, so that its keys pass without a search each. */
export function useSearched(): string {
  const { typed } = useTillUiActions();
  const [searched, setSearched] = useState(typed.get);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = typed.get();
    const search = (text: string) => {
      // React would draw once more to find out that nothing is different.
      if (text !== asked) setSearched(text);
      asked = text;
    };
    const look = () => {
      clearTimeout(timer);
      const text = typed.get();
      if (text === '') return search('');
      const pause = text.length === 1 ? FIRST_KEY_PAUSE : BURST_GAP;
      timer = setTimeout(() => (heldKeys.areHeld() ? look() : search(text)), pause);
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

/** The first key may be the first of a code, whose next one comes late to a busy device: a letter alone finds little anyway. */
const FIRST_KEY_PAUSE = 4 * BURST_GAP;
