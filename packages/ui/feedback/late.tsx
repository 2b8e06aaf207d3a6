import { type ReactNode, useEffect, useRef, useState } from 'react';

const APPEARS_AFTER = 200;
const STAYS_FOR = 300;

export interface LateProps {
  loading: boolean;
  /** The skeleton in the final layout. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows a skeleton only when loading takes longer than 200 ms, and then for at least 300 ms, so nothing flickers. */
export function Late({ loading, skeleton, children }: LateProps) {
  const shown = useLateFlag(loading);
  if (shown) return skeleton;
  return loading ? null : children;
}

/** The same rule for parts that draw their own skeleton. */
export function useLateFlag(loading: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (loading === shown) return;
    const wait = loading ? APPEARS_AFTER : Math.max(0, since.current + STAYS_FOR - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(loading);
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, shown]);
  return shown;
}
