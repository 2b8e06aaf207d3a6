import { addDays } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { allowed } from '#core/permissions.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { DEPOSIT_TAKES_NO_ACCOUNT, lockParty, OTHER_ACCOUNT, takesMode } from '#modules/finance/public.ts';
import { mayUseStore } from '#modules/inventory/public.ts';
import { store } from '#modules/inventory/store/store.entity.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { supplier } from '../../supplier/supplier.entity.ts';
import type { GivenPurchase, GivenPurchasePayment } from '../purchase.body.ts';
import type { PURCHASE_MODES } from '../purchase.entity.ts';

type Mode = (typeof PURCHASE_MODES)[number];

/** A payment of a purchase with the account of the ledger that it leaves; none where a deposit pays. */
export interface PurchasePayment extends Omit<GivenPurchasePayment, 'mode'> {
  mode: Mode;
  ledger_code: string | null;
}

/** When and where something is bought, until when it is to be paid, and what pays it. */
export interface PurchasePlace {
  date: string;
  due_date: string | null;
  store_id: string;
  payments: PurchasePayment[];
}

/** Reads what a purchase names beside goods, and locks its supplier; what is none of this branch is not found. */
export async function readPurchasePlace(
  context: CommandContext,
  given: GivenPurchase,
): Promise<PurchasePlace> {
  const { tx, actor, branch, clock } = context;
  const day = today(clock, branch);
  const date = given.date ?? day;
  if (date > day) throw new InvalidFields({ date: { key: 'in_future' } });
  // Back-dating is one right for all that is posted (accounting.md 4.6).
  if (date < day && !allowed(actor, 'back_date_sale')) throw PermissionDenied();
  if (given.due_date && given.due_date < date)
    throw new InvalidFields({ due_date: { key: 'due_before', words: DUE_BEFORE } });
  const credit_days = await holdSupplier(context, given.supplier_id ?? null);
  const stores = await tx.query<{ id: string; is_default: boolean }>(
    `select id, is_default from ${store.table} where branch_id = $1 and deleted_at is null`,
    [branch.id],
  );
  const chosen = stores.find(({ id, is_default }) => (given.store_id ? id === given.store_id : is_default));
  if (!chosen || !mayUseStore(actor, chosen.id)) throw new InvalidFields({ store_id: { key: 'not_found' } });
  const terms = credit_days === null ? null : addDays(date, credit_days);
  return {
    date,
    due_date: given.due_date ?? terms,
    store_id: chosen.id,
    payments: await readPayments(context, given.payments),
  };
}

/** Locks the supplier, before anything else, and answers within how many days the supplier is paid. */
async function holdSupplier({ tx }: CommandContext, id: string | null): Promise<number | null> {
  if (!id) return null;
  const [known] = await tx.query<{ credit_days: number | null }>(
    `select credit_days from ${supplier.table} where id = $1 and deleted_at is null`,
    [id],
  );
  if (!known) throw new InvalidFields({ supplier_id: { key: 'not_found' } });
  await lockParty(tx, { kind: 'supplier', id });
  return known.credit_days;
}

async function readPayments(
  { tx, branch }: CommandContext,
  payments: readonly GivenPurchasePayment[],
): Promise<PurchasePayment[]> {
  const accounts = await tx.query<{ id: string; type: string; ledger_code: string }>(
    `select id, type, ledger_code from ${account.table}
     where branch_id = $1 and id = any($2) and ledger_code is not null and deleted_at is null`,
    [branch.id, payments.flatMap(({ account_id }) => account_id ?? [])],
  );
  return payments.map((payment, i) => {
    const refuse = (key: string, problem: { key: string; words?: { en: string; sw: string } }): never => {
      throw new InvalidFields({ [`payments.${i}.${key}`]: problem });
    };
    if (payment.amount === 0n) refuse('amount', { key: 'above_zero', words: ABOVE_ZERO });
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

const DUE_BEFORE = {
  en: 'It cannot be due before it was bought.',
  sw: 'Haiwezi kulipwa kabla ya kununuliwa.',
};
const ABOVE_ZERO = { en: 'This must be above zero.', sw: 'Hii lazima izidi sifuri.' };
