import { useSyncExternalStore } from 'react';

/** Up to this width lists are cards and the primary action floats (ui.md §4). */
export const PHONE = '(max-width: 700px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
