import { randomUUID } from 'node:crypto';
import { accountId, documentOf, newReference } from './case-names.ts';
import { firstBranch } from './case-shop.ts';
import type { Spoken, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** What the product calls the kinds of expenses that the cases name otherwise, with their account of the chart. */
const TYPES: Readonly<Record<string, string>> = { Fuel: '5100' };

/** The events of expenses. */
export const SPENDING: Readonly<Record<string, Word>> = {
  expense: {
    say: async (spoken) => {
      const { shop, input, date, id } = spoken;
      const { expense_type, supplier, tax, ...rest } = input;
      const supplier_id = shop.suppliers.get(String(supplier));
      const body = {
        ...rest,
        id,
        date,
        expense_type_id: await typeId(spoken, String(expense_type)),
        ...(tax ? { tax_type: tax } : {}),
        ...(supplier_id ? { supplier_id } : {}),
      };
      return { call: { method: 'POST', path: 'api/expense', body }, document: { id, entity: 'expense' } };
    },
    show: asPaid,
  },
  /** Paid as it is verified: the product pays first, and then verifies. */
  'expense.verify': {
    say: async (spoken) => {
      const { expense, payment } = spoken.input;
      const { id, entity } = documentOf(spoken.shop, expense);
      if (payment) await pay(spoken, id, payment as Row);
      return {
        call: { method: 'PUT', path: 'api/expense/verify', body: { id, date: spoken.date } },
        document: { id, entity },
      };
    },
    show: asPaid,
  },
  'expense.un-verify': { say: (spoken) => changed(spoken, 'unverify'), show: asPaid },
  'expense.void': { say: (spoken) => changed(spoken, 'void') },
  'expense.pay': {
    say: (spoken) => {
      const { id } = documentOf(spoken.shop, spoken.input.expense);
      const { expense: _expense, ...given } = spoken.input;
      return {
        call: { method: 'POST', path: 'api/expense/pay', body: bodyOfPayment(spoken, id, given) },
        document: { id, entity: 'payment' },
      };
    },
    // A case asks how the expense stands then.
    show: async ({ expense_id }, { shop, input }) => {
      // Of the branch of the expense, whichever one paid it.
      const { branchId } = documentOf(shop, input.expense);
      const path = `api/expense?id=${String(expense_id)}`;
      return asPaid(await shop.client.must<Row>({ method: 'GET', path, branchId }));
    },
  },
};

/** The cases call an expense paid of which nothing remains; the product says that beside whether it is verified. */
function asPaid(spent: Row): Row {
  const isPaid = spent.remain_amount === 0 && spent.status !== 'void';
  return { ...spent, status: isPaid ? 'paid' : spent.status };
}

function bodyOfPayment({ shop, date }: Spoken, expense_id: string, { account, ...rest }: Row): Row {
  const reference = newReference();
  return { id: randomUUID(), expense_id, date, reference, ...rest, account_id: accountId(shop, account) };
}

async function pay(spoken: Spoken, expenseId: string, given: Row): Promise<void> {
  const { shop, branchId } = spoken;
  const body = bodyOfPayment(spoken, expenseId, given);
  await shop.client.must({ method: 'POST', path: 'api/expense/pay', body, branchId });
}

function changed({ shop, input: { expense, ...rest } }: Spoken, transition: string) {
  const { id, entity } = documentOf(shop, expense);
  return {
    call: { method: 'PUT' as const, path: `api/expense/${transition}`, body: { id, ...rest } },
    document: { id, entity },
  };
}

/** The type of the name, made where the product brings none such. */
/** The type of that name, made where there is none. */
export async function typeId({ shop }: Spoken, name: string): Promise<string> {
  const branchId = firstBranch(shop);
  const found = (await shop.client.list<Row>('expense-type', branchId)).find((type) => type.name === name);
  if (found) return String(found.id);
  const body = { name, ledger_account: TYPES[name] ?? '6090' };
  const made = await shop.client.must<Row>({ method: 'POST', path: 'api/expense-type', body, branchId });
  return String(made.id);
}
