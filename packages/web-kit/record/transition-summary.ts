import { type ComponentType, createContext } from 'react';
import type { RecordProps } from './status-of.tsx';

/** What a page tells in the question before a step of its record, by the step: what is left to pay as a guest leaves. */
export const TransitionSummary = createContext<Readonly<Record<string, ComponentType<RecordProps>>>>({});
