/** How often a till that is looked at asks what changed. */
const EVERY = 30_000;

/** Asks at once, whenever the page comes to the front, and every half minute while it is there; answers how to stop. */
export function stayInStep(refresh: () => Promise<void>): () => void {
  const ask = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  ask();
  const timer = setInterval(ask, EVERY);
  addEventListener('focus', ask);
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    removeEventListener('focus', ask);
    removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** Begins with the first who looks and stops with the last, however many parts of a screen look. */
export function whileAnyoneLooks(begin: () => () => void): () => () => void {
  let looking = 0;
  let stop: (() => void) | undefined;
  return () => {
    looking += 1;
    if (looking === 1) stop = begin();
    return () => {
      looking -= 1;
      if (looking === 0) stop?.();
    };
  };
}
