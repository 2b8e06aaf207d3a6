import { accountId } from './case-names.ts';
import { firstBranch } from './case-shop.ts';
import type { Spoken, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** What the product calls where money comes from and goes to; a code of the chart is a type of expenses. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  'owner capital': 'owner_capital',
  'bank loan': 'bank_loan',
  VAT: 'vat',
};

/** The events of money that is put in, taken out and moved, and of the accounts that it lies in. */
export const MONEY: Readonly<Record<string, Word>> = {
  account: {
    say: ({ input, date, id }) => ({
      call: { method: 'POST', path: 'api/account', body: { ...input, opening_date: date } },
      document: { id, entity: 'account' },
    }),
  },
  transaction: {
    say: async (spoken) => {
      const { shop, input, date, id } = spoken;
      const { account, to_account, counterpart, ...rest } = input;
      const body = {
        ...rest,
        id,
        date,
        account_id: accountId(shop, account),
        ...(to_account ? { to_account_id: accountId(shop, to_account) } : {}),
        ...(counterpart ? await counterpartIn(spoken, String(counterpart)) : {}),
      };
      return {
        call: { method: 'POST', path: 'api/transaction', body },
        document: { id, entity: 'transaction' },
      };
    },
  },
};

/** What the product calls a counterpart of a case. */
export async function counterpartIn({ shop }: Spoken, said: string): Promise<Row> {
  if (!/^\d/.test(said)) return { counterpart: COUNTERPARTS[said] ?? said };
  const types = await shop.client.list<Row>('expense-type', firstBranch(shop));
  const type = types.find(({ ledger_account }) => ledger_account === said);
  return { counterpart: 'expense', expense_type_id: type?.id };
}
