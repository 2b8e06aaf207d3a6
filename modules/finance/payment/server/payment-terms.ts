import { InvalidFields } from '#core/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { moneyAccounts } from '../../account/server/money-accounts.ts';
import { PARTIES, type PartyKind } from '../../payable/party.rules.ts';
import type { GivenMoney } from '../payment.body.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';
import { DEPOSIT_TAKES_NO_ACCOUNT, OTHER_ACCOUNT, takesMode } from '../payment-modes.ts';
import { dayOfPosting } from './day-of-posting.ts';

/** When a payment counts, and the ledger account its money lies in. */
export interface PaymentTerms {
  date: string;
  /** 2100 or 1150 where a deposit pays. */
  money: string;
}

/** Reads what a payment says of its money: an amount, a day that has come, an account unless a deposit pays. */
export async function readTerms(
  context: CommandContext,
  given: GivenMoney,
  kind: PartyKind,
): Promise<PaymentTerms> {
  const { branch, tx } = context;
  const { account_id, amount, mode } = given;
  if (amount === 0n)
    throw new InvalidFields({ amount: { key: 'nothing_paid', words: PAYMENT_TEXTS.nothingPaid } });
  const date = dayOfPosting(context, given.date);
  if (mode === 'deposit') {
    if (account_id) throw new InvalidFields({ account_id: DEPOSIT_TAKES_NO_ACCOUNT });
    return { date, money: PARTIES[kind].deposits };
  }
  if (!account_id) throw new InvalidFields({ account_id: { key: 'required' } });
  const account = (await moneyAccounts(tx, branch.id, [account_id])).get(account_id);
  if (!account || !takesMode(account.type, mode)) throw new InvalidFields({ account_id: OTHER_ACCOUNT });
  return { date, money: account.ledger_code };
}
