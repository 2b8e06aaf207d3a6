import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide and high a part of the page is, as it changes; nothing until it has been drawn once. */
export function useSize<E extends Element>(): [
  RefObject<E | null>,
  { width: number; height: number } | null,
] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  return [ref, size];
}
