import { useCallback, useState } from 'react';

/**
 * Which columns of the day have been in view: what stands in the others is not drawn until they come into sight, and what was drawn
 * stays, so that the focus is never lost.
 */
export function useSeenColumns(): {
  seen: ReadonlySet<string>;
  watch: (column: HTMLElement | null) => (() => void) | undefined;
} {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set());
  const [observer] = useState(
    () =>
      new IntersectionObserver((entries) => {
        const come = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => target.getAttribute('data-person') ?? '');
        setSeen((before) => (come.every((id) => before.has(id)) ? before : new Set([...before, ...come])));
      }),
  );
  const watch = useCallback(
    (column: HTMLElement | null) => {
      if (!column) return undefined;
      observer.observe(column);
      return () => observer.unobserve(column);
    },
    [observer],
  );
  return { seen, watch };
}
