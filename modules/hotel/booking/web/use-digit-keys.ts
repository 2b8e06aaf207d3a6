import { useEffect, useEffectEvent } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';

/** The keys 1 to 9 choose the first nine of a few, wherever no number is typed; with Alt also while one is. */
export function useDigitKeys(count: number, choose: (place: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const place = Number(event.code.replace(/^(Digit|Numpad)/, '')) - 1;
    if (!(place >= 0 && place < count) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!event.altKey && event.target instanceof Element && event.target.closest(TYPED_IN)) return;
    event.preventDefault();
    choose(place);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
