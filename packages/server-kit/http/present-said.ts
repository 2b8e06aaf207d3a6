import { type Currency, currencyCodes } from '#core/currencies.ts';
import type { Answer, Said, SaidFields, WireOf } from '#core/define-answer.ts';
import { columnOf } from '#core/define-entity.ts';
import { allowed } from '#core/permissions.ts';
import type { ActorContext } from '../operation/context.ts';
import { onWire } from './on-wire.ts';

type Asker = Pick<ActorContext, 'actor' | 'branch'>;

/**
 * A declared answer as it goes out: fields without right are absent, amounts and days are as JSON has them. Amounts are in
 * the currency that stands beside them, where one is told, and in that of the branch of the call.
 */
export function presentSaid<const A extends Answer>(answer: A, given: unknown, asker: Asker): WireOf<A> {
  return present(answer, given, asker) as WireOf<A>;
}

function present(said: Said | Answer, given: unknown, asker: Asker): unknown {
  if (given === null || given === undefined) return null;
  if ('file' in said) return given;
  if ('maybe' in said) return present(said.maybe, given, asker);
  if ('under' in said) return present(said.under, given, asker);
  if ('sometimes' in said) return present(said.sometimes, given, asker);
  if ('one' in said) return presentFields(said.one, given as Given, asker);
  if ('many' in said) return (given as Given[]).map((each) => presentFields(said.many, each, asker));
  return onWire(said, given, { currency: asker.branch.currency });
}

type Given = Readonly<Record<string, unknown>>;

function presentFields(fields: SaidFields, given: Given, outer: Asker): Given {
  const asker = fields.currency ? { ...outer, branch: { ...outer.branch, ...currencyOf(given) } } : outer;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key, said]) => mayRead(said, asker) && !isLeftOut(said, given[key]))
      .map(([key, said]) => {
        const column = 'kind' in said ? columnOf(key, said) : key;
        return [column, present(said, given[column], asker)];
      }),
  );
}

function currencyOf({ currency }: Given): { currency?: Currency } {
  const known = currencyCodes.find((code) => code === currency);
  return known ? { currency: known } : {};
}

/** What was not given is no null: its key is absent. */
function isLeftOut(said: Said, given: unknown): boolean {
  return given === undefined && ('under' in said || 'sometimes' in said);
}

function mayRead(said: Said, { actor }: Pick<Asker, 'actor'>): boolean {
  if ('under' in said) return allowed(actor, said.right);
  if ('sometimes' in said) return mayRead(said.sometimes, { actor });
  const field = 'maybe' in said ? said.maybe : said;
  const right = 'kind' in field ? field.options.read : undefined;
  return right === undefined || allowed(actor, right);
}
