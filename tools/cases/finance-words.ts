import { cents } from './books.ts';
import {
  accountId,
  customerId,
  documentId,
  documentOf,
  keyOf,
  newReference,
  productId,
  supplierId,
} from './case-names.ts';
import { type CaseShop, partyOf } from './case-shop.ts';
import type { Spoken, SpokenCall, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

const MODE_OF: Readonly<Record<string, string>> = {
  'cash in hand': 'cash',
  mobile: 'emoney',
  bank: 'cheque',
};

/** How money is named by the kind of the account that it goes to, where the story does not say. */
async function moneyIn({ shop, input, branchId }: Spoken): Promise<Row> {
  const { account, mode } = input;
  if (account === undefined) return { mode };
  const account_id = accountId(shop, account);
  const path = `api/account?id=${account_id}`;
  const { type } = await shop.client.must<{ type: string }>({ method: 'GET', path, branchId });
  return {
    account_id,
    mode: mode ?? MODE_OF[type],
    ...(type === 'cash in hand' ? {} : { reference: newReference() }),
  };
}

/** The events of debts and payments. */
export const FINANCE: Readonly<Record<string, Word>> = {
  payment: {
    say: async (spoken) => {
      const { shop, input, date, id } = spoken;
      const { kind, party, documents, account: _, mode: __, ...said } = input;
      const money = await moneyIn(spoken);
      const debts = documents ? await debtsOf(spoken, documents as string[]) : undefined;
      const party_id = kind === 'customer' ? customerId(shop, party) : shop.suppliers.get(String(party));
      const body = {
        ...{ id, kind, party_id, date },
        ...money,
        ...said,
        ...(debts ? { debts } : {}),
      };
      return { call: { method: 'POST', path: 'api/payment', body }, document: { id, entity: 'payment' } };
    },
    show: async (payment, { shop, input }) => {
      const histories = await ofAllBranches<Row>(shop, 'debt-history');
      const debts = new Map((await ofAllBranches<Row>(shop, 'debt')).map((debt) => [debt.id, debt]));
      const paid = histories
        .filter(({ payment_id }) => payment_id === payment.id)
        .map(({ debt_id, amount }) => {
          const debt = debts.get(debt_id);
          const document = keyOf(shop, debt?.source_id ?? debt_id) ?? debt?.party_name;
          return { document, amount, remain_amount: debt?.remain_amount, debt };
        });
      const to_deposit = Math.max(0, cents(Number(payment.deposit_amount)) / 100);
      return { ...payment, paid: inOrder(paid, (input.documents ?? []) as string[]), to_deposit };
    },
  },
  'payment.void': {
    say: ({ shop, input: { payment, ...rest } }) => changed('payment/void', documentOf(shop, payment), rest),
  },
  'payment.pay-back': {
    say: async (spoken) => {
      const { shop, input, date, id } = spoken;
      const { kind, party, amount } = input;
      const party_id = kind === 'supplier' ? supplierId(shop, party) : customerId(shop, party);
      const body = { ...{ id, kind, party_id, amount, date }, ...(await moneyIn(spoken)) };
      return {
        call: { method: 'POST', path: 'api/payment/pay-back', body },
        document: { id, entity: 'payment' },
      };
    },
  },
  'payment.system': {
    say: async (spoken) => {
      const { input, date, id } = spoken;
      const { account: _, ...said } = input;
      const body = { ...{ id, date }, ...(await moneyIn(spoken)), ...said };
      return {
        call: { method: 'POST', path: 'api/payment/system', body },
        document: { id, entity: 'payment' },
      };
    },
  },
  debt: {
    say: ({ shop, input, date, id }) => {
      const { party, account, ...rest } = input;
      const body = {
        ...rest,
        date,
        ...partyOf(shop, String(party)),
        ...(account ? { account_id: accountId(shop, account) } : {}),
      };
      return { call: { method: 'POST', path: 'api/debt', body }, document: { id, entity: 'debt' } };
    },
  },
  'debt-history': {
    say: async (spoken) => {
      const { input, date, id } = spoken;
      const { debt, amount } = input;
      const body = { id, debt_id: await debtOf(spoken, debt), amount, date, ...(await moneyIn(spoken)) };
      return {
        call: { method: 'POST', path: 'api/debt-history', body },
        document: { id, entity: 'debt-history' },
      };
    },
    show: async (history, { shop, branchId }) => {
      const path = `api/debt?id=${String(history.debt_id)}`;
      const { status } = await shop.client.must<Row>({ method: 'GET', path, branchId });
      return { ...history, status };
    },
  },
  'debt.write-off': {
    say: async (spoken) => {
      const { debt, ...rest } = spoken.input;
      return changed('debt/write-off', { id: await debtOf(spoken, debt), entity: 'debt' }, rest);
    },
  },
  'branch.lock': {
    say: ({ input: { lock_date }, branchId }) => ({
      call: {
        method: 'PUT',
        path: 'api/branch/lock',
        body: { id: branchId, lock_date, reason: 'end of the month' },
      },
    }),
  },
  'product.price': {
    say: async ({ shop, input: { product, selling_price }, branchId }) => {
      const id = productId(shop, product);
      const { version } = await shop.client.must<Row>({
        method: 'GET',
        path: `api/product?id=${id}`,
        branchId,
      });
      return { call: { method: 'PUT', path: `api/product?id=${id}`, body: { version, selling_price } } };
    },
  },
};

function changed(path: string, { id, entity }: { id: string; entity: string }, rest: Row): SpokenCall {
  return { call: { method: 'PUT', path: `api/${path}`, body: { id, ...rest } }, document: { id, entity } };
}

async function ofAllBranches<T>({ client, branches }: CaseShop, entity: string): Promise<T[]> {
  const found: T[] = [];
  for (const branchId of branches.values()) found.push(...(await client.list<T>(entity, branchId)));
  return found;
}

interface Paid {
  document: unknown;
  debt: Row | undefined;
}

/** What a payment paid, as the cases tell it: the documents that it chose in their order, else the oldest due first. */
function inOrder<P extends Paid>(paid: readonly P[], chosen: readonly string[]): P[] {
  const dayOf = ({ debt }: P) => `${debt?.due_date ?? debt?.date} ${debt?.id}`;
  const placeOf = ({ document }: P) => chosen.indexOf(String(document));
  return paid.toSorted((a, b) => placeOf(a) - placeOf(b) || dayOf(a).localeCompare(dayOf(b)));
}

/** The debts of documents that a payment chooses. */
async function debtsOf({ shop }: Spoken, keys: readonly string[]): Promise<string[]> {
  const debts = await ofAllBranches<{ id: string; source_id: string | null }>(shop, 'debt');
  const documents = keys.map((key) => documentOf(shop, key));
  const ids = new Set(documents.flatMap(({ id, behind }) => [id, behind ?? id]));
  return debts.filter(({ id, source_id }) => ids.has(id) || ids.has(source_id ?? '')).map(({ id }) => id);
}

/** The debt of the key: one by hand, or that of the document that was sold or bought. */
async function debtOf(spoken: Spoken, key: unknown): Promise<string> {
  const [id] = await debtsOf(spoken, [String(key)]);
  return id ?? documentId(spoken.shop, key);
}
