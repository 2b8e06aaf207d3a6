import { accountId, documentId, documentOf } from './case-names.ts';
import { counterpartIn } from './money-words.ts';
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
    say: (spoken) => {
      const { shift: _, ...count } = spoken.input;
      return step('close', spoken, count);
    },
  },
  'shift.cash-in': { say: (spoken) => cash('cash-in', spoken), show: withTill },
  'shift.cash-out': { say: (spoken) => cash('cash-out', spoken), show: withTill },
};

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

/** What a sale says of its shift: the one that is named, and of one that was kept on the device when it was made. */
export function shiftOfSale({ shop, input: { shift, offline }, date }: Spoken): Row {
  return {
    ...(shift === undefined ? {} : { shift_id: documentId(shop, shift) }),
    ...(offline === true ? { sold_at: `${date}T12:00:00+03:00` } : { date }),
  };
}
