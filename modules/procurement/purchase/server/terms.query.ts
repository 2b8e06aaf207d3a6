import { z } from 'zod';
import { depositOf, formTerms, owedTo } from '#modules/finance/public.ts';
import { storesOfCaller } from '#modules/inventory/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { supplier } from '../../supplier/supplier.entity.ts';
import { purchaseTermsAnswer } from '../purchase-terms.answer.ts';

/** What whoever buys must see: where goods can go and money come from, the VAT of today, and how the supplier stands. */
export const purchaseTerms = defineQuery({
  name: 'purchase.terms',
  route: 'GET api/purchase/terms',
  permission: ['create_purchase', 'view_buying_price'],
  input: z.strictObject({ supplier_id: z.uuid('not_id').optional() }),
  answers: purchaseTermsAnswer,
  async run(context) {
    const { tx, branch, input } = context;
    const [known] = await tx.query<{ id: string; name: string; credit_days: number | null }>(
      `select id, name, credit_days from ${supplier.table} where id = $1 and deleted_at is null`,
      [input.supplier_id ?? null],
    );
    const party = known && ({ kind: 'supplier', id: known.id } as const);
    return {
      ...(await formTerms(context)),
      stores: await storesOfCaller(context),
      supplier:
        known && party
          ? {
              ...known,
              owed: await owedTo(tx, party, branch.currency),
              deposit: await depositOf(context, party),
            }
          : null,
    };
  },
});
