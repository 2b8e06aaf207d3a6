import { useCallback, useEffect, useState } from 'react';
import { Refused } from '#web-kit/api/refused.ts';

/** What somebody looks at by his link, and how he answers it. */
export interface Linked<T> {
  found: T | null;
  failed: unknown;
  /** Whether the link leads to nothing: asking again would change nothing. */
  isUnknown: boolean;
  isBusy: boolean;
  ask(): void;
  answer(by: () => Promise<T>): void;
}

/** Asks for it as the page opens; after an answer that was refused it is shown as it stands now, with the reason. */
export function useLinked<T>(askFor: () => Promise<T>): Linked<T> {
  const [found, setFound] = useState<T | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback(() => {
    setFailed(null);
    askFor().then(setFound, setFailed);
  }, [askFor]);
  useEffect(ask, [ask]);
  const answer = (by: () => Promise<T>) => {
    setBusy(true);
    setFailed(null);
    by()
      .then(setFound, (error: unknown) => {
        setFailed(error);
        return askFor().then(setFound, setFailed);
      })
      .finally(() => setBusy(false));
  };
  const isUnknown = failed instanceof Refused && failed.code === 'link_unknown';
  return { found, failed, isUnknown, isBusy, ask, answer };
}
