import { z } from 'zod';
import { moneyToWire } from '#core/money.ts';
import { vatOn, vatRatesOf } from '#core/vat.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { depositOf, owedTo } from '#modules/finance/public.ts';
import { storesOfCaller } from '#modules/inventory/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { supplier } from '../../supplier/supplier.entity.ts';

/** What whoever buys must see: where goods can go and money come from, the VAT of today, and how the supplier stands. */
export const purchaseTerms = defineQuery({
  name: 'purchase.terms',
  route: 'GET api/purchase/terms',
  permission: ['create_purchase', 'view_buying_price'],
  input: z.strictObject({ supplier_id: z.uuid('not_id').optional() }),
  async run(context) {
    const { tx, branch, clock, input } = context;
    const onWire = (amount: bigint) => moneyToWire(amount, branch.currency);
    const stores = await storesOfCaller(context);
    const { registered, standard_rate, special_rate } = vatOn(
      vatRatesOf(branch.settings),
      today(clock, branch),
    );
    const [known] = await tx.query<{ id: string; name: string; credit_days: number | null }>(
      `select id, name, credit_days from ${supplier.table} where id = $1 and deleted_at is null`,
      [input.supplier_id ?? null],
    );
    const party = known && ({ kind: 'supplier', id: known.id } as const);
    return {
      today: today(clock, branch),
      accounts: await accountsToPayFrom(tx, branch.id),
      stores,
      vat: { registered, standard_rate, special_rate },
      vat_claim_months: Number(branch.settings.vat_claim_months),
      supplier: party
        ? {
            ...known,
            owed: onWire(await owedTo(tx, party, branch.currency)),
            deposit: onWire(await depositOf(context, party)),
          }
        : null,
    };
  },
});

/** The accounts of a branch that hold money, its drawers first. */
export async function accountsToPayFrom(
  tx: Pick<Tx, 'query'>,
  branchId: string,
): Promise<{ id: string; name: string; type: string }[]> {
  return tx.query(
    `select id, name, type from ${account.table}
     where branch_id = $1 and ledger_code is not null and deleted_at is null
     order by type <> 'cash in hand', not is_default, name, id`,
    [branchId],
  );
}
