import { addDays } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { lockParty } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { supplier } from '../../supplier/supplier.entity.ts';
import type { GivenPurchase } from '../purchase.body.ts';
import { chooseStore } from './choose-store.ts';
import { dayOf } from './day-of.ts';
import { type PurchasePayment, readMoney } from './read-money.ts';

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
  const date = dayOf(context, given.date);
  if (given.due_date && given.due_date < date)
    throw new InvalidFields({ due_date: { key: 'due_before', words: DUE_BEFORE } });
  const credit_days = await holdSupplier(context, given.supplier_id ?? null);
  const store_id = await chooseStore(context, given.store_id ?? null);
  const terms = credit_days === null ? null : addDays(date, credit_days);
  return {
    date,
    due_date: given.due_date ?? terms,
    store_id,
    payments: await readMoney(context, given.payments, 'payments'),
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

const DUE_BEFORE = {
  en: 'It cannot be due before it was bought.',
  sw: 'Haiwezi kulipwa kabla ya kununuliwa.',
};
