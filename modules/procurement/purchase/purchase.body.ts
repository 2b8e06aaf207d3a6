import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';
import { COST_FIELDS } from '../landed-cost/landed-cost.body.ts';
import { PURCHASE_MODES, purchase } from './purchase.entity.ts';
import { TAX_TYPES } from './purchase-line-fields.ts';

const { fields } = purchase;

/** An amount, or a percentage, of a line or of the whole bill. */
const DISCOUNT = { discount: f.money(), discount_percent: f.percent() };

/** What a buyer sends: goods, bill and payment at once. Its id is made by the caller, so that a retry means the same one. */
export const purchaseBody = defineBody({
  fields: {
    id: f.id('purchase', { required: true }),
    supplier: said(fields.supplier),
    /** The default store of the branch where left out. */
    store: f.ref('store'),
    /** Today where left out. */
    date: f.date(),
    /** By the terms of the supplier where left out. */
    due_date: f.date(),
    tax_mode: f.choice(['inclusive', 'exclusive'], { default: 'exclusive' }),
    receipt_is_provided: f.flag({ default: false }),
    receipt_number: said(fields.receipt_number),
    receipt_date: said(fields.receipt_date),
    part_of_receipt: said(fields.part_of_receipt),
    receipt_tax: said(fields.receipt_tax),
    /** The VAT of this purchase as the paper says it; by the rates of its lines where left out. */
    tax_amount: f.money(),
    lines: f.lines(
      {
        product: f.ref('product', { required: true }),
        /** The unit that its stock is kept in where left out. */
        unit: f.choice(UNITS_OF_MEASURE),
        quantity: f.quantity({ required: true }),
        /** Of one unit; or what the paper says that the whole line comes to, before discounts. */
        price: f.money(),
        line_total: f.money(),
        ...DISCOUNT,
        /** As the product is taxed where left out. */
        tax_type: f.choice(TAX_TYPES),
        /** The number on goods that are kept in batches, and the day on which they expire. */
        batch: f.text({ max: 60 }),
        expire_date: f.date({ day: 'any' }),
        /** What one is sold at from now on. */
        selling_price: f.money(),
      },
      { required: true, min: 1 },
    ),
    ...DISCOUNT,
    /** The whole of what is paid now; none where all of it is owed. */
    payments: f.lines(
      {
        account: f.ref('account'),
        /** As the account is paid from where left out. */
        mode: f.choice(PURCHASE_MODES),
        amount: f.money({ required: true }),
        /** What the network or the bank takes beside it, out of the same account. */
        fee: f.money(),
        reference: f.text({ max: 60 }),
      },
      { required: true },
    ),
    /** Transport and the like that is known already; each becomes a landed cost of its own. */
    costs: f.lines(COST_FIELDS),
    reference: said(fields.reference),
    remarks: said(fields.remarks),
  },
});

export type GivenPurchase = BodyOf<typeof purchaseBody>;
export type GivenPurchasePayment = GivenPurchase['payments'][number];
