import type { Currency } from '#core/currencies.ts';
import type { Option } from '#ui/fields/options.tsx';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import type { TypedOf } from '#web-kit/form/typed-body.ts';
import type { transactionBody } from '../transaction.body.ts';
import type { MoneyPlace, TransactionTerms } from './transaction-calls.ts';

/** What stands in the fields of a new transaction. */
type TypedTransaction = TypedOf<typeof transactionBody.fields>;

/** The account that money leaves or comes into, and the one that a transfer goes to. */
export function placesOf(typed: TypedTransaction, { accounts }: TransactionTerms) {
  const find = (one: Option | null) => accounts.find(({ id }) => id === one?.value);
  return {
    own: find(typed.account_id),
    to: typed.type === 'transfer' ? find(typed.to_account_id) : undefined,
  };
}

/** Cash that changes hands has no reference; a wallet or a bank gives one to what it moves. */
export function hasReference({ own, to }: { own?: MoneyPlace | undefined; to?: MoneyPlace | undefined }) {
  return [own, to].some((place) => place && place.type !== 'cash in hand');
}

/** What is typed in figures, in minor units: what leaves one account, and what arrives in the other. */
export function figuresOf({ type, ...typed }: TypedTransaction, currency: Currency) {
  const [amount, fee] = [typedAmount(typed.amount, currency), typedAmount(typed.fee, currency)];
  return {
    leaves: type === 'deposit' ? 0n : amount + fee,
    arrives: type === 'deposit' ? amount - fee : type === 'transfer' ? amount : 0n,
  };
}

/** An account as it is chosen; one of another branch says of which. */
export function placeOption({ id, name, branch_name }: MoneyPlace): Option {
  return { value: id, title: branch_name ? `${name} · ${branch_name}` : name };
}
