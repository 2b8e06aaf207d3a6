import { type ComponentType, createContext } from 'react';
import type { TransitionWords } from '#core/entity-words.ts';
import type { RecordProps } from './status-of.tsx';
import type { useTransition } from './use-transition.ts';

/** What a question that a page draws by itself is given: the step, what is typed into it, and how it is made. */
export interface OwnQuestionProps extends RecordProps {
  name: string;
  said: TransitionWords;
  step: ReturnType<typeof useTransition>;
}

/** The questions before a step that a page draws by itself, by the step: the bill and the money as a guest leaves. */
export const TransitionQuestions = createContext<Readonly<Record<string, ComponentType<OwnQuestionProps>>>>(
  {},
);
