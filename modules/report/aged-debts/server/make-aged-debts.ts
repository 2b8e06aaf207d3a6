import { sum } from '#core/money.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { placedScope } from '../../form/server/report-places.ts';
import { pageOf } from '../../server/page-of.ts';
import type { DebtSide } from '../aged-debts.answer.ts';
import { type Age, ageOf } from '../aged-debts.rules.ts';
import { debtsOfDay, depositsOfDay, type OpenDebt } from './debts-of-day.ts';

/** Who may see how old debts are: the rights of the report of debts. */
export const SEES_DEBTS = ['view_debts_report', 'create_report'] as const;

/** What a report of the ages of debts is asked. */
export interface AskedAges {
  /** What customers owe, where nothing is said. */
  kind?: DebtSide | undefined;
  date_to?: string | undefined;
  branch_ids?: string[] | undefined;
  limit: number;
  page: number;
}

/** Who owes what for how long at the end of a day: a page of it, and the totals of all. */
export async function makeAgedDebts(context: QueryContext<AskedAges>) {
  const { scope, debts } = await agedDebtsOf(context);
  const deposits = await depositsOfDay(context.tx, scope);
  const parties = partiesOf(debts, deposits).toSorted(mostFirst);
  const totals = sumsOf(debts, sum(deposits.map(({ amount }) => amount)));
  return {
    ...scope,
    ...pageOf(context.input, parties.length),
    totals,
    overdue: totals.owed - totals.not_due,
    data: pageIn(parties, context.input),
  };
}

/** The debts behind a figure, the oldest first: of everybody or of one party, of all ages or of one. */
export async function agedDebtsRows(
  context: QueryContext<AskedAges & { party?: string | undefined; age?: Age | undefined }>,
) {
  const { party, age } = context.input;
  const { scope, debts } = await agedDebtsOf(context);
  const found = debts
    .filter((debt) => age === undefined || debt.age === age)
    .filter((debt) => party === undefined || keyOf(debt) === party)
    .toSorted((one, other) => dueOf(one).localeCompare(dueOf(other)));
  return {
    ...scope,
    ...pageOf(context.input, found.length),
    owed: sum(found.map(({ left }) => left)),
    data: pageIn(found, context.input),
  };
}

type AgedDebt = OpenDebt & { age: Age };

async function agedDebtsOf(context: QueryContext<AskedAges>) {
  const { kind = 'debtor', date_to: day, branch_ids: branches } = context.input;
  const days = day ? { date: day, date_to: day } : {};
  const { date_to, branch_ids, currency } = await placedScope(
    { ...context, input: { ...days, branch_ids: branches } },
    SEES_DEBTS,
  );
  const scope = { kind, date_to, branch_ids, currency };
  const debts = await debtsOfDay(context.tx, scope);
  return { scope, debts: debts.map((debt): AgedDebt => ({ ...debt, age: ageOf(debt, date_to) })) };
}

/** A party by its id; somebody who is neither customer nor supplier by the name. */
function keyOf({ party_id, party_name }: Pick<OpenDebt, 'party_id' | 'party_name'>): string {
  return party_id ?? party_name;
}

function dueOf({ due_date, date }: OpenDebt): string {
  return due_date ?? date;
}

function pageIn<T>(all: readonly T[], { limit, page }: AskedAges): T[] {
  return all.slice((page - 1) * limit, page * limit);
}

interface PartyDebts extends ReturnType<typeof sumsOf> {
  party_id: string | null;
  party_name: string;
}

/** A line for each party that owes something or has paid ahead. */
function partiesOf(
  debts: readonly AgedDebt[],
  deposits: readonly { party_id: string; party_name: string; amount: bigint }[],
): PartyDebts[] {
  const ahead = new Map(deposits.map((of) => [of.party_id, of]));
  const groups = Map.groupBy(debts, keyOf);
  const indebted = [...groups].flatMap(([key, of]) =>
    of.slice(0, 1).map(({ party_id, party_name }) => ({
      ...{ party_id, party_name },
      ...sumsOf(of, ahead.get(key)?.amount ?? 0n),
    })),
  );
  const others = deposits
    .filter(({ party_id }) => !groups.has(party_id))
    .map(({ amount, ...party }) => ({ ...party, ...sumsOf([], amount) }));
  return [...indebted, ...others];
}

/** What is owed by age and in all, what was paid ahead below zero, and what both come to; in minor units. */
function sumsOf(debts: readonly AgedDebt[], paidAhead: bigint) {
  const of = (age: Age) => sum(debts.filter((debt) => debt.age === age).map(({ left }) => left));
  const ages = {
    not_due: of('not_due'),
    to_30: of('to_30'),
    to_60: of('to_60'),
    to_90: of('to_90'),
    older: of('older'),
  };
  const owed = sum(Object.values(ages));
  return { ...ages, owed, deposit: -paidAhead, net: owed - paidAhead };
}

function mostFirst(one: PartyDebts, other: PartyDebts): number {
  if (one.owed !== other.owed) return one.owed > other.owed ? -1 : 1;
  return one.party_name.localeCompare(other.party_name);
}
