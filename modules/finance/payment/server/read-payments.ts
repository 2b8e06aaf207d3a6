import { InvalidFields } from '#core/errors.ts';
import type { Money } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { moneyAccounts } from '../../account/server/money-accounts.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';
import { type MONEY_MODES, OTHER_ACCOUNT, takesMode } from '../payment-modes.ts';

interface GivenPart {
  account_id: string;
  mode: (typeof MONEY_MODES)[number] | null;
  amount: Money;
  reference: string | null;
}

/** Money out of an account of the branch, with how it is paid and the account of the ledger on which it lies. */
export interface PaidPart extends GivenPart {
  mode: (typeof MONEY_MODES)[number];
  ledger_code: string;
}

/** Reads what is paid from accounts of the branch; what is wrong stands under its place in the body, `payments.0.`. */
export async function readPayments(
  { tx, branch }: CommandContext,
  given: readonly GivenPart[],
  at: (place: number) => string = () => '',
): Promise<PaidPart[]> {
  const ids = given.map(({ account_id }) => account_id);
  const accounts = await moneyAccounts(tx, branch.id, ids);
  return given.map((part, place) => {
    const account = accounts.get(part.account_id);
    const mode = part.mode ?? (account?.type === 'cash in hand' ? 'cash' : 'emoney');
    if (part.amount === 0n)
      throw new InvalidFields({
        [`${at(place)}amount`]: { key: 'nothing_paid', words: PAYMENT_TEXTS.nothingPaid },
      });
    if (!account || !takesMode(account.type, mode))
      throw new InvalidFields({ [`${at(place)}account_id`]: OTHER_ACCOUNT });
    return { ...part, mode, ledger_code: account.ledger_code };
  });
}
