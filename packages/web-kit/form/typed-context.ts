import { createContext, use } from 'react';
import type { Option } from '#ui/fields/options.tsx';
import type { Typed } from './body-of.ts';

const NOTHING: Typed = {};

/** What the inputs of the form around hold by column, for a part that depends on more than its own value. */
export const TypedContext = createContext(NOTHING);

export function useTyped(): Typed {
  return use(TypedContext);
}

/** The id of the record that is chosen in an input of the form around; empty where none is. */
export function useTypedId(column: string): string {
  const chosen = useTyped()[column];
  return isOption(chosen) ? chosen.value : '';
}

function isOption(typed: unknown): typed is Option {
  return typeof typed === 'object' && typed !== null && 'value' in typed && typeof typed.value === 'string';
}
