import type { AnyEntity } from '#core/define-entity.ts';
import { isPossible, type Transition } from '#core/define-states.ts';
import { registry } from '#modules/registry.ts';

/** A step of a document that a dialog asks something for. */
export interface AskedStep {
  entity: AnyEntity;
  name: string;
  /** The last state in which it can be made: an earlier one may offer another in its place. */
  state: string;
  button: string;
}

/** All there are, by the tables of states. */
export const ASKED_STEPS: readonly AskedStep[] = registry.entities.flatMap((entity) =>
  Object.entries(entity.states?.transitions ?? {}).flatMap(([name, transition]) => {
    const words = registry.words(entity.name).en.transitions?.[name];
    if (!words || !asksSomething(transition)) return [];
    const state = Object.keys(entity.states?.states ?? {}).findLast((one) => allows(entity, one, name));
    return state === undefined ? [] : [{ entity, name, state, button: words.button }];
  }),
);

/** Its own button and form are walked as forms are; of what has its own place on a page the dialog asks nothing. */
function asksSomething({ right, hasForm, hasButton, fields = {}, reason, dated }: Transition): boolean {
  const asks = Object.keys(fields).length > 0 || reason !== undefined || dated !== undefined;
  return right !== undefined && !hasForm && !hasButton && asks;
}

function allows(entity: AnyEntity, state: string, name: string): boolean {
  const { field = '', transitions = {} } = entity.states ?? {};
  return isPossible(entity, { [field]: state, [transitions[name]?.needs ?? '']: 1 }, name);
}
