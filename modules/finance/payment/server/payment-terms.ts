import type { CommandContext } from '#server-kit/operation/context.ts';
import { PARTIES, type PartyKind } from '../../payable/party.rules.ts';
import type { GivenMoney } from '../payment.body.ts';
import { dayOfPosting } from './day-of-posting.ts';
import { readMoney } from './read-money.ts';

/** When a payment counts, and the ledger account its money lies in. */
export interface PaymentTerms {
  date: string;
  /** 2100 or 1150 where a deposit pays. */
  money: string;
  /** The branch of the account; of a deposit that pays that of the payment. */
  money_in: string;
}

/** Reads what a payment says of its money: an amount, a day that has come, an account unless a deposit pays. */
export async function readTerms(
  context: CommandContext,
  given: GivenMoney,
  kind: PartyKind,
): Promise<PaymentTerms> {
  const date = dayOfPosting(context, given.date);
  const [paid] = await readMoney(context, [given], undefined, { anywhere: true });
  return {
    date,
    money: paid?.ledger_code ?? PARTIES[kind].deposits,
    money_in: paid?.lies_in ?? context.branch.id,
  };
}
