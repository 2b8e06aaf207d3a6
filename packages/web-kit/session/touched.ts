/** Whoever does something on the page does one of these. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** What a page asks within so many milliseconds of a touch is asked by whoever sits there; later it asks by itself. */
const ATTENTION_MS = 60_000;

let touchedAt = Date.now();

/** Notes whenever the page is touched. */
export function watchTouches(page: Pick<Document, 'addEventListener'> = document): void {
  const note = () => {
    touchedAt = Date.now();
  };
  for (const touch of TOUCHES) page.addEventListener(touch, note, { capture: true, passive: true });
}

/** Whether nobody has touched the page for a while: bell, live lists and other calls by timers are no use of the session. */
export const isUntouched = (): boolean => Date.now() - touchedAt > ATTENTION_MS;
