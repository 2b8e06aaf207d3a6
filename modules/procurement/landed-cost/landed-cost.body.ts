import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { TAX_TYPES } from '../purchase/purchase-line-fields.ts';
import { landedCost } from './landed-cost.entity.ts';

const { fields } = landedCost;

/** One cost of getting goods here, as it is said on the form of a purchase and by itself later. */
export const COST_FIELDS = {
  title: said(fields.title),
  /** With its VAT, if it has any. */
  amount: f.money({ required: true }),
  by: said(fields.by, { required: false, default: 'value' }),
  tax: f.choice(TAX_TYPES, { default: 'exempt' }),
  receipt_is_provided: f.flag({ default: false }),
  receipt_number: said(fields.receipt_number),
  receipt_date: said(fields.receipt_date),
  part_of_receipt: said(fields.part_of_receipt),
  receipt_tax: said(fields.receipt_tax),
  /** The VAT of this cost as the receipt says it; by the rate where left out (A39). */
  tax_amount: f.money(),
  /** Who is owed, or was paid. */
  supplier: said(fields.supplier),
  /** What paid all of it; left out where it is owed. */
  account: said(fields.account),
  mode: said(fields.mode),
  fee: said(fields.fee),
  reference: said(fields.reference),
};

/** A cost of goods that came before, over all lines of the purchases that are named. */
export const landedCostBody = defineBody({
  fields: {
    id: f.id('landed-cost', { required: true }),
    purchases: f.ids('purchase', { required: true }),
    /** Today where left out. */
    date: f.date(),
    /** By the terms of the supplier where left out. */
    due_date: f.date(),
    ...COST_FIELDS,
    remarks: said(fields.remarks),
  },
});

export type LandedCostBody = BodyOf<typeof landedCostBody>;
