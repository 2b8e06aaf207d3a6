import { createContext, use } from 'react';

const NO_LINE: Readonly<Record<string, unknown>> = {};

/** What the inputs of the line around hold by column, for an input that depends on its neighbours. */
export const LineContext = createContext(NO_LINE);

export function useLine(): Readonly<Record<string, unknown>> {
  return use(LineContext);
}
