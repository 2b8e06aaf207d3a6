import type { Words } from '#core/i18n/language.ts';

/** What the till says when something cannot be done. */
export const TILL_SENTENCES = {
  being_sent: {
    en: 'This sale is being sent.',
    sw: 'Mauzo haya yanatumwa.',
  },
  out_of_stock: {
    en: '{product} is out of stock.',
    sw: 'Stoku ya {product} imeisha.',
  },
  not_enough: {
    en: 'There are only {left} of {product}.',
    sw: '{product} zimebaki {left} tu.',
  },
  not_sold_here: {
    en: 'This product is not sold here any more.',
    sw: 'Bidhaa hii haiuzwi tena hapa.',
  },
  line_gone: {
    en: 'Something in the cart is not sold here any more. Take it out.',
    sw: 'Kuna kitu kwenye kikapu hakiuzwi tena hapa. Kiondoe.',
  },
  whole_units: {
    en: '{product} is sold in whole numbers.',
    sw: '{product} huuzwa kwa namba kamili.',
  },
  quantity_above_zero: {
    en: 'The quantity must be above zero.',
    sw: 'Idadi lazima iwe zaidi ya sifuri.',
  },
  too_large: {
    en: 'That is too large.',
    sw: 'Hiyo ni kubwa mno.',
  },
  price_below_zero: {
    en: 'A price cannot be below zero.',
    sw: 'Bei haiwezi kuwa chini ya sifuri.',
  },
  may_not_remove: {
    en: 'You may not take things out of a cart.',
    sw: 'Huruhusiwi kuondoa vitu kwenye kikapu.',
  },
  may_not_price: {
    en: 'You may not change prices.',
    sw: 'Huruhusiwi kubadilisha bei.',
  },
  may_not_discount: {
    en: 'You may not give discounts.',
    sw: 'Huruhusiwi kutoa punguzo.',
  },
  may_not_back_date: {
    en: 'You may not sell with an earlier date.',
    sw: 'Huruhusiwi kuuza kwa tarehe iliyopita.',
  },
  cart_is_empty: {
    en: 'The cart is empty.',
    sw: 'Kikapu hakina kitu.',
  },
  customer_for_credit: {
    en: 'Choose the customer who buys on credit.',
    sw: 'Chagua mteja anayenunua kwa mkopo.',
  },
  reference_missing: {
    en: 'Write the reference of the payment.',
    sw: 'Andika kumbukumbu namba ya malipo.',
  },
  left_to_pay: {
    en: 'Not all is paid yet.',
    sw: 'Bado haijalipwa yote.',
  },
  nothing_to_pay_here: {
    en: 'A payment of nothing is in the list. Take it out.',
    sw: 'Kuna malipo ya sifuri kwenye orodha. Yaondoe.',
  },
  change_from_cash: {
    en: 'Only cash gives change: lower the other payments.',
    sw: 'Chenji hutolewa kwa pesa taslimu tu: punguza malipo mengine.',
  },
  nowhere_to_pay: {
    en: 'The branch has no account that money can go to.',
    sw: 'Tawi halina akaunti ya kupokea pesa.',
  },
} as const satisfies Record<string, Words>;
