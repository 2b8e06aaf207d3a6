import { InvalidFields, type Problem } from '#core/errors.ts';
import type { Money } from '#core/money.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { moneyAccounts } from '../../account/server/money-accounts.ts';
import type { MoneyReference } from '../../money-reference/server/claim-references.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';
import { accountFault, type MONEY_MODES, type PaymentMode, usualMode } from '../payment-modes.ts';

/** Money as a body says it: out of which account, how, and by which number of a transfer. */
export interface GivenPart<M extends PaymentMode = PaymentMode> {
  account_id: string | null;
  /** As the account is paid from where left out. */
  mode: M | null;
  amount: Money;
  reference: string | null;
}

/** Money between the branch and somebody, with the account of the ledger that it moves; none where a deposit pays. */
export interface PaidMoney extends GivenPart {
  mode: PaymentMode;
  ledger_code: string | null;
}

/** The same where no deposit pays. */
export interface PaidPart extends PaidMoney {
  account_id: string;
  mode: (typeof MONEY_MODES)[number];
  ledger_code: string;
}

/** Reads what is paid, or comes back; what is wrong stands under its place in the body, `payments.0.`. */
export async function readMoney(
  { tx, branch }: Pick<ActorContext, 'tx' | 'branch'>,
  given: readonly GivenPart[],
  at: (place: number) => string = () => '',
): Promise<PaidMoney[]> {
  const ids = given.map(({ account_id }) => account_id);
  const accounts = await moneyAccounts(tx, branch.id, ids);
  return given.map((part, place) => {
    const account = accounts.get(part.account_id ?? '');
    const mode = part.mode ?? usualMode(account?.type ?? '');
    const refuse = (field: string, problem: Problem | undefined) => {
      if (problem) throw new InvalidFields({ [`${at(place)}${field}`]: problem });
    };
    refuse('amount', part.amount === 0n ? NOTHING_PAID : undefined);
    refuse('account_id', accountFault({ ...part, mode }, account));
    return { ...part, mode, ledger_code: account?.ledger_code ?? null };
  });
}

/** Reads what is paid out of accounts where nothing can have been paid ahead. */
export async function readPayments(
  context: Pick<ActorContext, 'tx' | 'branch'>,
  given: readonly (GivenPart<PaidPart['mode']> & { account_id: string })[],
  at?: (place: number) => string,
): Promise<PaidPart[]> {
  const read = await readMoney(context, given, at);
  return read.flatMap(({ account_id, mode, ledger_code, ...part }) =>
    account_id && ledger_code && mode !== 'deposit' ? [{ ...part, account_id, mode, ledger_code }] : [],
  );
}

/** Transfers that a wallet or a bank names, each of which pays once. */
export function referencesOf(
  payments: readonly { mode: string; account_id?: string | null; reference?: string | null }[],
): MoneyReference[] {
  return payments.flatMap(({ mode, account_id, reference }) =>
    mode === 'emoney' && account_id && reference ? [{ account_id, reference }] : [],
  );
}

const NOTHING_PAID: Problem = { key: 'nothing_paid', words: PAYMENT_TEXTS.nothingPaid };
