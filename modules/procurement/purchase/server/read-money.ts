import { InvalidFields, type Problem } from '#core/errors.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import {
  DEPOSIT_TAKES_NO_ACCOUNT,
  type MoneyReference,
  OTHER_ACCOUNT,
  takesMode,
} from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { WRONG_AMOUNT } from '../../amounts.words.ts';
import type { GivenPurchasePayment } from '../purchase.body.ts';
import type { PURCHASE_MODES } from '../purchase.entity.ts';

type Mode = (typeof PURCHASE_MODES)[number];

/** Money between the branch and a supplier, with the account of the ledger that it moves; none where a deposit does. */
export interface PurchasePayment extends Omit<GivenPurchasePayment, 'mode'> {
  mode: Mode;
  ledger_code: string | null;
}

/** Reads payments or refunds, which stand in the body `at` some key; one that names no account of this branch, or one that takes none such, is told by its place. */
export async function readMoney(
  { tx, branch }: CommandContext,
  given: readonly GivenPurchasePayment[],
  at: (place: number) => string,
): Promise<PurchasePayment[]> {
  const accounts = await tx.query<{ id: string; type: string; ledger_code: string }>(
    `select id, type, ledger_code from ${account.table}
     where branch_id = $1 and id = any($2) and ledger_code is not null and deleted_at is null`,
    [branch.id, given.flatMap(({ account_id }) => account_id ?? [])],
  );
  return given.map((payment, i) => {
    const refuse = (field: string, problem: Problem): never => {
      throw new InvalidFields({ [`${at(i)}${field}`]: problem });
    };
    if (payment.amount === 0n) refuse('amount', WRONG_AMOUNT.aboveZero);
    if (payment.mode === 'deposit') {
      if (payment.account_id) refuse('account_id', DEPOSIT_TAKES_NO_ACCOUNT);
      return { ...payment, mode: payment.mode, ledger_code: null };
    }
    if (!payment.account_id) return refuse('account_id', { key: 'required' });
    const found = accounts.find(({ id }) => id === payment.account_id);
    if (!found) return refuse('account_id', { key: 'not_found' });
    const mode: Mode = payment.mode ?? (found.type === 'cash in hand' ? 'cash' : 'emoney');
    if (!takesMode(found.type, mode)) return refuse('account_id', OTHER_ACCOUNT);
    return { ...payment, mode, ledger_code: found.ledger_code };
  });
}

/** Transfers that a wallet or a bank names, each of which pays once. */
export function referencesOf(payments: readonly PurchasePayment[]): MoneyReference[] {
  return payments.flatMap(({ mode, account_id, reference }) =>
    mode === 'emoney' && account_id && reference ? [{ account_id, reference }] : [],
  );
}
