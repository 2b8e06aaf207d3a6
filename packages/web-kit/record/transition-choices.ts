import { createContext } from 'react';
import type { Option } from '#ui/fields/options.tsx';

/**
 * What a page offers for fields of the transitions of its record, by their keys: records that whoever makes the transition may choose
 * among without the right to list them, such as a room to charge.
 */
export const TransitionChoices = createContext<Readonly<Record<string, readonly Option[]>>>({});
