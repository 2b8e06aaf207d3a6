import type { Typed } from './body-of.ts';

/** What was being typed, kept on the device so that a closed browser or an empty battery loses nothing. */
export function keepDraft(key: string, typed: Typed): void {
  localStorage.setItem(`draft.${key}`, JSON.stringify(typed));
}

export function keptDraft(key: string): Typed | undefined {
  try {
    return JSON.parse(localStorage.getItem(`draft.${key}`) ?? '') as Typed;
  } catch {
    return undefined;
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(`draft.${key}`);
}
