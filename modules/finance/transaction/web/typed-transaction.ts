import type { Currency } from '#core/currencies.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import type { Option } from '#ui/fields/options.tsx';
import type { TRANSACTION_TYPES } from '../transaction.rules.ts';
import type { MoneyPlace, TransactionTerms } from './transaction-calls.ts';

/** What stands in the fields of a new transaction. */
export type TypedTransaction = {
  type: (typeof TRANSACTION_TYPES)[number];
  account: string;
  toAccount: string;
  amount: string;
  fee: string;
  counterpart: string;
  expenseType: Option | null;
  reference: string;
  date: string;
  remarks: string;
};

export const NO_TRANSACTION: TypedTransaction = {
  ...{ type: 'deposit', account: '', toAccount: '', amount: '', fee: '', counterpart: '' },
  ...{ expenseType: null, reference: '', date: '', remarks: '' },
};

/** The account that money leaves or comes into, and the one that a transfer goes to. */
export function placesOf(typed: TypedTransaction, { accounts }: TransactionTerms) {
  const find = (id: string) => accounts.find((place) => place.id === id);
  return { own: find(typed.account), to: typed.type === 'transfer' ? find(typed.toAccount) : undefined };
}

/** Cash that changes hands has no reference; a wallet or a bank gives one to what it moves. */
export function hasReference({ own, to }: { own?: MoneyPlace | undefined; to?: MoneyPlace | undefined }) {
  return [own, to].some((place) => place && place.type !== 'cash in hand');
}

/** What is typed in figures, in minor units: what leaves one account, and what arrives in the other. */
export function figuresOf({ type, ...typed }: TypedTransaction, currency: Currency) {
  const read = (text: string) => {
    const found = text.trim() === '' ? 0n : moneyOfText(text, currency);
    return typeof found === 'bigint' ? found : 0n;
  };
  const [amount, fee] = [read(typed.amount), read(typed.fee)];
  return {
    amount,
    fee,
    leaves: type === 'deposit' ? 0n : amount + fee,
    arrives: type === 'deposit' ? amount - fee : type === 'transfer' ? amount : 0n,
  };
}

/** The body of a new transaction. */
export function bodyOfTransaction(typed: TypedTransaction, terms: TransactionTerms, currency: Currency) {
  const { amount, fee } = figuresOf(typed, currency);
  const text = (key: string, value: string) => (value.trim() ? { [key]: value.trim() } : {});
  const isTransfer = typed.type === 'transfer';
  return {
    type: typed.type,
    ...text('account_id', typed.account),
    ...(isTransfer ? text('to_account_id', typed.toAccount) : text('counterpart', typed.counterpart)),
    ...(!isTransfer && typed.counterpart === 'expense' && typed.expenseType
      ? { expense_type_id: typed.expenseType.value }
      : {}),
    amount: moneyToWire(amount, currency),
    ...(fee > 0n ? { fee: moneyToWire(fee, currency) } : {}),
    ...(typed.date && typed.date !== terms.today ? { date: typed.date } : {}),
    ...(hasReference(placesOf(typed, terms)) ? text('reference', typed.reference) : {}),
    ...text('remarks', typed.remarks),
  };
}
