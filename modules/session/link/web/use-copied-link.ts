import { showToast } from '#ui/feedback/toast-store.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { BY_LINK } from '../link.words.ts';

/** Copies the address of a link; null where the browser lets nobody copy. */
export function useCopiedLink(): ((path: string) => void) | null {
  const say = useSay();
  // Only pages that came safely may copy.
  const board: Clipboard | undefined = navigator.clipboard;
  if (!board) return null;
  return (path) =>
    void board
      .writeText(`${location.origin}${path}`)
      .then(() => showToast({ tone: 'success', title: say(BY_LINK.copied) }));
}
