import { useState } from 'react';

/**
 * Whether something is typed into a form of its own making that is not saved. `typed` is all that is typed, as it is; what it was
 * when the form opened counts as saved. A form that stays open says when it has saved, one that is left after it leaves
 * by a way that asks nobody (`ignoreBlocker`).
 */
export function useUnsaved(typed: unknown) {
  const text = JSON.stringify(typed);
  const [kept, setKept] = useState(text);
  return { isTyped: text !== kept, saved: () => setKept(text) };
}
