import { type Currency, currencyCodes } from '#core/currencies.ts';
import type { Answer, Said, SaidFields } from '#core/define-answer.ts';
import { columnOf } from '#core/define-entity.ts';
import { allowed } from '#core/permissions.ts';
import type { ActorContext } from '../operation/context.ts';
import { onWire } from './present.ts';

type Asker = Pick<ActorContext, 'actor' | 'branch'>;

/**
 * A declared answer as it goes out: fields without right are absent, amounts and days are as JSON has them. Amounts are in
 * the currency that stands beside them, where one is told, and in that of the branch of the call.
 */
export function presentSaid(answer: Answer, given: unknown, asker: Asker): unknown {
  return present(answer, given, asker);
}

function present(said: Said, given: unknown, asker: Asker): unknown {
  if (given === null || given === undefined) return null;
  if ('maybe' in said) return present(said.maybe, given, asker);
  if ('one' in said) return presentFields(said.one, given as Given, asker);
  if ('many' in said) return (given as Given[]).map((each) => presentFields(said.many, each, asker));
  return onWire(said, given, { currency: asker.branch.currency });
}

type Given = Readonly<Record<string, unknown>>;

function presentFields(fields: SaidFields, given: Given, outer: Asker): Given {
  const asker = fields.currency ? { ...outer, branch: { ...outer.branch, ...currencyOf(given) } } : outer;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, said]) => mayRead(said, asker))
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

function mayRead(said: Said, { actor }: Asker): boolean {
  const field = 'maybe' in said ? said.maybe : said;
  const right = 'kind' in field ? field.options.read : undefined;
  return right === undefined || allowed(actor, right);
}
