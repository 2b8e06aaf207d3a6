import { isPosted } from '#core/define-states.ts';
import { InvalidFields } from '#core/errors.ts';
import { dayOfPosting } from '#modules/finance/public.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { PurchaseIsVoid } from '../../errors.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { DUE_BEFORE } from '../../purchase/purchase.words.ts';
import { holdPurchases } from '../../server/hold-purchases.ts';
import { dueBy, termsOfSuppliers } from '../../supplier/server/supplier-terms.ts';
import { landedCostBody } from '../landed-cost.body.ts';
import { landedCost } from '../landed-cost.entity.ts';
import { claimCosts, postCosts, saveCosts, shareCost } from './bear-cost.ts';

/** A bill for transport, customs and the like that comes after the goods, for one or several purchases. */
export const addLandedCost = defineCommand({
  name: 'purchase.landed-cost',
  route: 'POST api/purchase/landed-cost',
  permission: ['create_purchase', 'view_buying_price'],
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: landedCostBody.fields,
  // Also an account of another branch of the business.
  elsewhere: ['account_id'],
  answers: { entity: landedCost, form: 'row' },
  async run(context) {
    const { input: given } = context;
    const { id, supplier_id, remarks } = given;
    const date = dayOfPosting(context, given.date);
    if (given.due_date && given.due_date < date)
      throw new InvalidFields({ due_date: { key: 'due_before', words: DUE_BEFORE } });
    const ids = [...new Set(given.purchases)];
    const terms = await termsOfSuppliers(context, { supplier_id });
    const held = await holdPurchases(context, ids, [supplier_id]);
    if (ids.length === 0 || held.length < ids.length)
      throw new InvalidFields({ purchases: { key: ids.length === 0 ? 'required' : 'not_found' } });
    for (const bought of held) {
      if (!isPosted(purchase, bought)) throw PurchaseIsVoid();
      refuseEarlier(date, bought.date);
    }
    // In the order in which they were named, which says where odd cents go.
    const purchases = ids.flatMap((one) => held.filter((bought) => bought.id === one));
    const due_date = given.due_date ?? dueBy(terms, supplier_id, date);
    const cost = await shareCost(context, given, { id, purchases, date, due_date, remarks, at: '' });
    await postCosts(context, [cost]);
    await claimCosts(context, [cost]);
    await saveCosts(context, [cost]);
    return findRow(landedCost, id, context);
  },
});
