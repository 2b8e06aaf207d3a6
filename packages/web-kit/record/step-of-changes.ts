import type { Currency } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { targetsOf } from '#core/define-states.ts';
import { moneyOfWire } from '#core/money.ts';
import type { Change } from './change-list.tsx';

/** What happened to a document, where that says it better than a list of its fields. */
export interface HappenedStep {
  /** The transition that was made, by its name in the table of states. */
  transition?: string;
  /** The state out of which it led. */
  from?: string;
  /** What was paid by it, in minor units; below zero what came back. */
  paid?: bigint;
  /** The fields that are still worth telling. */
  rest: readonly Change[];
}

const PAID = 'paid_amount';
const LEFT = 'remain_amount';

/**
 * Reads a change of a document as what was done: the one transition that leads from the state before to the state after, or
 * a payment. The fields that follow from it by themselves need no line of their own then.
 */
export function stepOfChanges(
  { states, page, payable }: AnyEntity,
  changes: readonly Change[],
  currency: Currency,
): HappenedStep {
  const follows = new Set([states?.field, PAID, LEFT]);
  const rest = changes.filter(({ field }) => !follows.has(field));
  const state = changes.find(({ field }) => field === states?.field);
  const ways = Object.entries(states?.states[String(state?.before)]?.to ?? {})
    .filter(([name, to]) => states?.transitions[name]?.right && targetsOf(to).includes(String(state?.after)))
    .map(([name]) => name);
  const [transition] = ways;
  if (transition && ways.length === 1) return { transition, from: String(state?.before), rest };
  const money = payable || page ? changes.find(({ field }) => field === PAID) : undefined;
  const minor = (wire: unknown) => (typeof wire === 'number' ? (moneyOfWire(wire, currency) ?? 0n) : 0n);
  const paid = minor(money?.after) - minor(money?.before);
  return paid === 0n ? { rest: changes } : { paid, rest };
}
