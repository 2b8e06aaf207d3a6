import { otherBalances, overdueOf, partyBalance, partyHooks } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed, EntityHooks } from '#server-kit/operation/server-module.ts';
import { SupplierHasBalance, SupplierIsNeeded } from '../../errors.ts';
import { supplier } from '../supplier.entity.ts';
import { ordersNotBilled } from './goods-not-billed.ts';

/** What a supplier is owed, less what was paid ahead (accounting.md 4.1). */
export const supplierBalance: Computed = (row, { branch }) =>
  partyBalance('supplier', row('id'), { currency: branch.currency });

/** The same in other currencies, side by side: `USD 120.00`. */
export const supplierOtherBalances: Computed = (row, { branch }) =>
  otherBalances('supplier', row('id'), branch.currency);

/** What of it should have been paid before today. */
export const supplierOverdue: Computed = (row, { clock, branch }) =>
  overdueOf('supplier', row('id'), { day: today(clock, branch), currency: branch.currency });

const PARTY = partyHooks(supplier, SupplierHasBalance);

/** Whoever waits for a bill to be written stays in the lists, as does whoever is owed. */
export const supplierHooks: EntityHooks = {
  ...PARTY,
  async beforeDelete(context, rows) {
    const refused = new Map(await PARTY.beforeDelete?.(context, rows));
    const orders = await ordersNotBilled(
      context.tx,
      rows.map(({ id }) => String(id)),
    );
    for (const [id, count] of orders) if (!refused.has(id)) refused.set(id, SupplierIsNeeded({ count }));
    return refused;
  },
};
