import { createContext, use } from 'react';
import type { Typed } from './body-of.ts';

const NOTHING: Typed = {};

/** What the inputs of the form around hold by column, for a part that depends on more than its own value. */
export const TypedContext = createContext(NOTHING);

export function useTyped(): Typed {
  return use(TypedContext);
}
