import { InvalidFields, type Problem } from '#core/errors.ts';
import type { Money } from '#core/money.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { moneyAccounts } from '../../account/server/money-accounts.ts';
import type { MoneyReference } from '../../money-reference/server/claim-references.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';
import { accountFault, type MONEY_MODES, type PaymentMode, usualMode } from '../payment-modes.ts';
import { FEE_OF_NO_MONEY_OUT } from './fee-of.ts';

/** Money as a body says it: out of which account, how, and by which number of a transfer. */
export interface GivenPart<M extends PaymentMode = PaymentMode> {
  account_id: string | null;
  /** As the account is paid from where left out. */
  mode: M | null;
  amount: Money;
  reference: string | null;
  /** What the network or the bank takes beside it, of money that goes out; none where left out. */
  fee?: Money | null;
}

/** Money between the branch and somebody, with the account of the ledger that it moves; none where a deposit pays. */
export interface PaidMoney extends GivenPart {
  mode: PaymentMode;
  ledger_code: string | null;
  /** The branch of the account; none where a deposit pays. */
  lies_in: string | null;
}

type Reader = Pick<ActorContext, 'tx' | 'branch' | 'actor' | 'workplaces'>;

/** The same where no deposit pays. */
export interface PaidPart extends PaidMoney {
  account_id: string;
  mode: (typeof MONEY_MODES)[number];
  ledger_code: string;
  lies_in: string;
}

/** Whose money it is: of the branch of the call, or also of others in which the caller may do the same. */
interface Whose {
  anywhere?: boolean;
}

/**
 * Reads what is paid, or comes back; what is wrong stands under its place in the body, `payments.0.`. Money of another branch
 * has the currency of this one, for the two owe each other then.
 */
export async function readMoney(
  context: Reader,
  given: readonly GivenPart[],
  at: (place: number) => string = () => '',
  { anywhere = false }: Whose = {},
): Promise<PaidMoney[]> {
  const { tx, branch } = context;
  const ids = given.map(({ account_id }) => account_id);
  const accounts = await moneyAccounts(tx, anywhere ? [branch.id, ...workplaces(context)] : [branch.id], ids);
  return given.map((part, place) => {
    const account = accounts.get(part.account_id ?? '');
    const mode = part.mode ?? usualMode(account?.type ?? '');
    const refuse = (field: string, problem: Problem | undefined) => {
      if (problem) throw new InvalidFields({ [`${at(place)}${field}`]: problem });
    };
    refuse('amount', part.amount === 0n ? NOTHING_PAID : undefined);
    refuse('fee', part.fee && mode === 'deposit' ? FEE_OF_NO_MONEY_OUT : undefined);
    refuse('account_id', accountFault({ ...part, mode }, account));
    refuse('account_id', account && account.currency !== branch.currency ? OTHER_CURRENCY : undefined);
    return {
      ...part,
      mode,
      ledger_code: account?.ledger_code ?? null,
      lies_in: account?.branch_id ?? null,
    };
  });
}

/** Reads what is paid out of accounts where nothing can have been paid ahead. */
export async function readPayments(
  context: Reader,
  given: readonly (GivenPart<PaidPart['mode']> & { account_id: string })[],
  at?: (place: number) => string,
  whose?: Whose,
): Promise<PaidPart[]> {
  const read = await readMoney(context, given, at, whose);
  return read.flatMap(({ account_id, mode, ledger_code, lies_in, ...part }) =>
    account_id && ledger_code && lies_in && mode !== 'deposit'
      ? [{ ...part, account_id, mode, ledger_code, lies_in }]
      : [],
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

const OTHER_CURRENCY: Problem = { key: 'other_currency', words: PAYMENT_TEXTS.otherCurrency };
const NOTHING_PAID: Problem = { key: 'nothing_paid', words: PAYMENT_TEXTS.nothingPaid };
