import { DEFAULT_CURRENCY } from './currencies.ts';
import { bodySchemaOf, type InputOf } from './define-body.ts';
import type { Entity } from './define-entity.ts';
import type { Transition } from './define-states.ts';
import type { Field, Fields } from './fields/kind.ts';
import { f } from './fields.ts';

const LONGEST_REASON = 500;

/** What is said of any transition as it is made. */
export interface SaidOfTransition {
  reason?: string | null;
  /** The day as of which it counts, of one that may be dated back; today where left out. */
  date?: string | null;
}

/** The transitions of the table of states of an entity. */
export type TransitionsOf<E> =
  E extends Entity<Fields, string, string, string, infer T, string> ? T['transitions'] : never;

/** What is said of one transition of an entity: its reason and its day, and the fields of its own. */
export type SaidIn<E, K extends string> = SaidOfTransition &
  (K extends keyof TransitionsOf<E> ? OwnFields<TransitionsOf<E>[K]> : unknown);

type OwnFields<X> = X extends { fields: infer F extends Fields } ? InputOf<F> : unknown;

/** The fields of the body by which a transition of documents of an entity is made, in the order in which they are asked. */
export function fieldsOfTransition(
  entity: string,
  { fields, reason, dated }: Transition,
): Fields & { readonly id: Field<string, { required: true }> } {
  return {
    id: f.id(entity, { required: true }),
    ...fields,
    ...(dated ? { date: f.date() } : {}),
    ...(reason ? { reason: f.text({ max: LONGEST_REASON, required: reason === 'required' }) } : {}),
  };
}

/**
 * What is said where nobody says anything: the defaults of its fields. It is made on the way to something else then, which says
 * what has to be said.
 */
export function saidOfNothing({ fields = {} }: Transition): SaidOfTransition {
  const optional = Object.entries(fields).filter(([, { options }]) => !options.required);
  if (optional.length === 0) return {};
  return bodySchemaOf(Object.fromEntries(optional), { currency: DEFAULT_CURRENCY }).parse(
    {},
  ) as SaidOfTransition;
}
