import { defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { parkedCart } from './parked-cart.entity.ts';

const { name, customer, lines, discount, discount_percent, amount, reference, remarks } = parkedCart.fields;
const { product, unit, quantity, unit_price, list_price } = lines.lines;

/** A cart as a till parks it, under the id that it is sold under. */
export const parkBody = defineBody({
  fields: {
    id: f.id('parked-cart', { required: true }),
    name: said(name),
    customer: said(customer),
    lines: f.lines(
      {
        product: said(product),
        unit: said(unit, { required: false }),
        quantity: said(quantity),
        unit_price: said(unit_price, { required: false }),
        list_price: said(list_price, { required: false }),
        discount: said(lines.lines.discount, { required: false }),
        discount_percent: said(lines.lines.discount_percent, { required: false }),
      },
      { required: true, min: 1 },
    ),
    discount: said(discount),
    discount_percent: said(discount_percent),
    amount: said(amount),
    reference: said(reference),
    remarks: said(remarks),
  },
});
