import type { AnyEntity } from '#core/define-entity.ts';
import { targetsOf } from '#core/define-states.ts';
import type { Change } from './change-list.tsx';

/** A step that somebody took with a document, read from what changed in it. */
export interface StepTaken {
  /** The transition, by its name in the table of states. */
  transition: string;
  /** The state out of which it led. */
  from: string;
  /** The fields that are still worth telling: those that follow from the step are not. */
  rest: readonly Change[];
}

/** What is paid and what is left follow from a step as its state does. */
const FOLLOW = ['paid_amount', 'remain_amount'];

/** The one transition that leads from the state before to the state after, where somebody makes it by itself. */
export function stepOfChanges({ states }: AnyEntity, changes: readonly Change[]): StepTaken | undefined {
  const state = changes.find(({ field }) => field === states?.field);
  const from = String(state?.before);
  const [transition, another] = Object.entries(states?.states[from]?.to ?? {})
    .filter(([name, to]) => states?.transitions[name]?.right && targetsOf(to).includes(String(state?.after)))
    .map(([name]) => name);
  if (!transition || another) return undefined;
  const rest = changes.filter(({ field }) => field !== states?.field && !FOLLOW.includes(field));
  return { transition, from, rest };
}
