/** What the server says to nearly every call of somebody who must set up a second factor first. */
export const TWO_FACTOR_NEEDED = 'two_factor_needed';

type Listener = () => void;

let listener: Listener | null = null;

/** Whoever shows the page is told that a second factor was demanded since; answers how to stop. */
export function onFactorDemanded(tell: Listener): () => void {
  listener = tell;
  return () => {
    if (listener === tell) listener = null;
  };
}

export function factorDemanded(): void {
  listener?.();
}
