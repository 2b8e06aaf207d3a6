import { accountId, documentId, documentOf } from './case-names.ts';
import { counterpartIn } from './money-words.ts';
import { typeId } from './spending-words.ts';
import type { Spoken, SpokenCall, Word } from './vocabulary.ts';

type Row = Readonly<Record<string, unknown>>;

/** The events of shifts. */
export const SHIFTING: Readonly<Record<string, Word>> = {
  'shift.open': {
    say: ({ shop, input: { till, ...rest }, id }) => ({
      call: {
        method: 'POST',
        path: 'api/shift/open',
        body: { ...rest, id, account_id: accountId(shop, till) },
      },
      document: { id, entity: 'shift' },
    }),
  },
  'shift.close': {
    say: async (spoken) => {
      const { shop, input } = spoken;
      const { shift: _, rest_account, others, ...count } = input;
      return step('close', spoken, {
        ...count,
        ...(input.stays === undefined ? {} : { rest_account_id: await restAccountIn(spoken, rest_account) }),
        ...(others
          ? {
              others: (others as Row[]).map(({ account, ...rest }) => ({
                ...rest,
                account_id: accountId(shop, account),
              })),
            }
          : {}),
      });
    },
    show: shownShift,
  },
  'shift.recount': {
    say: (spoken) => {
      const { shift: _, ...count } = spoken.input;
      return step('recount', spoken, count);
    },
    show: shownShift,
  },
  'shift.explain': {
    say: async (spoken) => {
      const { shop, input, id } = spoken;
      const { shift, account, expense_type, tax, ...rest } = input;
      const body = {
        ...{ ...rest, id, shift_id: documentId(shop, shift) },
        ...(account ? { account_id: accountId(shop, account) } : {}),
        ...(expense_type ? { expense_type_id: await typeId(spoken, String(expense_type)) } : {}),
        ...(tax ? { tax_type: tax } : {}),
      };
      return { call: { method: 'POST', path: 'api/shift/explain', body }, document: documentOf(shop, shift) };
    },
    show: shownShift,
  },
  'shift.cash-in': { say: (spoken) => cash('cash-in', spoken), show: withTill },
  'shift.cash-out': { say: (spoken) => cash('cash-out', spoken), show: withTill },
};

/** Where the rest goes where the story does not say: the safe of the story, not the one a branch begins with. */
async function restAccountIn({ shop, branchId }: Spoken, said: unknown): Promise<string | undefined> {
  if (said !== undefined) return accountId(shop, said);
  const rows = await shop.client.list<Row>('account', branchId);
  const safes = new Set(
    rows.filter(({ type, is_till }) => type === 'cash in hand' && !is_till).map(({ id }) => id),
  );
  return [...shop.accounts.values()].find(({ id }) => safes.has(id))?.id;
}

/** A closed shift as the stories tell it: accounts by name, and each count as an amount. */
async function shownShift(row: Row): Promise<Row> {
  const counts = (row.counts ?? []) as Row[];
  const others = (row.others ?? []) as Row[];
  return {
    ...row,
    rest_account: row.rest_account_name,
    counts: counts.map(({ counted }) => counted),
    others: others.map(({ account_name, ...rest }) => ({ ...rest, account: account_name })),
  };
}

/** What lies in the till afterwards, also where the money came from another account or went to one. */
async function withTill(moved: Row, { shop, input, branchId }: Spoken): Promise<Row> {
  const ask = (path: string) => shop.client.must<Row>({ method: 'GET', path, branchId });
  const { account_id } = await ask(`api/shift?id=${documentId(shop, input.shift)}`);
  const { balance } = await ask(`api/account?id=${String(account_id)}`);
  return { ...moved, balance_after: balance };
}

async function cash(way: 'cash-in' | 'cash-out', spoken: Spoken): Promise<SpokenCall> {
  const { shop, input, id } = spoken;
  const { shift, account, counterpart, ...rest } = input;
  const body = {
    ...{ ...rest, id, shift_id: documentId(shop, shift) },
    ...(account ? { account_id: accountId(shop, account) } : {}),
    ...(counterpart ? await counterpartIn(spoken, String(counterpart)) : {}),
  };
  return {
    call: { method: 'POST', path: `api/shift/${way}`, body },
    document: { id, entity: 'transaction' },
  };
}

function step(name: string, { shop, input }: Spoken, more: Row): SpokenCall {
  const { id, entity } = documentOf(shop, input.shift);
  return {
    call: { method: 'PUT', path: `api/shift/${name}`, body: { id, ...more } },
    document: { id, entity },
  };
}

/**
 * What a sale says of its day and its shift: nothing of a day that is today, when its device sold it where that is told, and the
 * shift that is named. One that a device has kept without a time was made while that shift was open.
 */
export async function placeInTime({ shop, input, date, branchId }: Spoken): Promise<Row> {
  const { shift, offline, sold_at } = input;
  const of = shift === undefined ? {} : { shift_id: documentId(shop, shift) };
  if (sold_at !== undefined) return { ...of, sold_at: `${date}T${String(sold_at)}` };
  if (shift === undefined || offline !== true) return date === shop.clock.today() ? of : { ...of, date };
  const path = `api/shift?id=${of.shift_id}`;
  const { opened_at } = await shop.client.must<Row>({ method: 'GET', path, branchId });
  return { ...of, sold_at: opened_at };
}
