import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { type Currency, currencyCodes } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { isDay } from '#core/fields/dates.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { type PartyLine, partyCurrencies, partyLines } from '../../ledger/server/party-lines.ts';
import { PARTIES, type PartyKind } from '../../payable/party.rules.ts';

const DAY = z.string().refine(isDay, { error: 'not_date' }).optional();

/** Which party, in which currency, from which day to which; that of the branch and three months where nothing is said. */
export const STATEMENT_INPUT = {
  id: z.uuid('not_id'),
  date: DAY,
  date_to: DAY,
  currency: z.enum(currencyCodes, { error: 'not_choice' }).optional(),
};

/** A definition of customers or suppliers. */
export type PartyEntity = AnyEntity & { name: PartyKind };

export type MadeStatement = Awaited<ReturnType<typeof makeStatement>>;

/** The account of a customer or supplier in one currency, over all branches, as the books have it (capabilities C4, A42). */
export async function makeStatement(
  context: ActorContext,
  entity: PartyEntity,
  input: {
    id: string;
    date?: string | undefined;
    date_to?: string | undefined;
    currency?: Currency | undefined;
  },
) {
  const { tx, branch, clock } = context;
  const known = await findRow(entity, input.id, context);
  const date_to = input.date_to ?? today(clock, branch);
  const currency = input.currency ?? branch.currency;
  const date = input.date ?? addDays(date_to, -90);
  const { accounts, debts } = PARTIES[entity.name];
  // The books debit what is owed to us; what we owe is read the other way round.
  const sign = debts === 'debtor' ? 1n : -1n;
  const { opening, lines } = await partyLines(tx, {
    party_id: input.id,
    accounts,
    currency,
    date,
    date_to,
  });
  const numbers = await numbersOf(context, lines);
  let balance = sign * opening;
  let [debit, credit] = [0n, 0n];
  const rows = lines.map(({ amount: posted, ...line }) => {
    const amount = sign * posted;
    balance += amount;
    const [more, less] = amount > 0n ? [amount, 0n] : [0n, -amount];
    debit += more;
    credit += less;
    return {
      ...line,
      number: numbers.get(line.source_id) ?? null,
      debit: more,
      credit: less,
      balance: balance,
    };
  });
  return {
    party_id: input.id,
    name: String(known.name),
    currency,
    date,
    date_to,
    opening: sign * opening,
    closing: balance,
    debit: debit,
    credit: credit,
    rows,
    balances: (await partyCurrencies(tx, { party_id: input.id, accounts, date_to })).map((of) => ({
      currency: of.currency,
      balance: sign * of.amount,
    })),
  };
}

/** The numbers of the documents that have one, whichever module they are of. */
async function numbersOf(
  { tx, services }: ActorContext,
  lines: readonly PartyLine[],
): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map<string, string>();
  for (const [kind, of] of Map.groupBy(lines, ({ source_kind }) => source_kind)) {
    const entity = services.registry.entities.find(({ name }) => name === kind);
    if (!entity?.fields.number) continue;
    const found = await tx.query<{ id: string; number: string }>(
      `select id, number from ${entity.table} where id = any($1)`,
      [of.map(({ source_id }) => source_id)],
    );
    for (const { id, number } of found) numbers.set(id, number);
  }
  return numbers;
}
