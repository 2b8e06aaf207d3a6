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
    en: 'Only {left} of {product} left.',
    sw: '{product} zimebaki {left} tu.',
  },
  not_sold_here: {
    en: 'This product is no longer sold here.',
    sw: 'Bidhaa hii haiuzwi tena hapa.',
  },
  line_gone: {
    en: 'An item in the cart is no longer sold here. Remove it.',
    sw: 'Kuna bidhaa kwenye kikapu isiyouzwa tena hapa. Iondoe.',
  },
  whole_units: {
    en: '{product} is sold in whole units only.',
    sw: '{product} huuzwa kwa idadi kamili tu.',
  },
  quantity_above_zero: {
    en: 'The quantity must be above zero.',
    sw: 'Idadi lazima iwe zaidi ya sifuri.',
  },
  too_large: {
    en: 'This number is too large.',
    sw: 'Namba hii ni kubwa mno.',
  },
  price_below_zero: {
    en: 'A price cannot be below zero.',
    sw: 'Bei haiwezi kuwa chini ya sifuri.',
  },
  may_not_remove: {
    en: 'You do not have permission to remove items from a cart.',
    sw: 'Huna ruhusa ya kuondoa bidhaa kwenye kikapu.',
  },
  may_not_discount: {
    en: 'You do not have permission to give discounts.',
    sw: 'Huna ruhusa ya kutoa punguzo.',
  },
  may_not_back_date: {
    en: 'You do not have permission to backdate sales.',
    sw: 'Huna ruhusa ya kuuza kwa tarehe ya nyuma.',
  },
  dated_stays: {
    en: 'This cart has an earlier date, so it cannot be parked. Sell it here, or clear its date under Details.',
    sw: 'Kikapu hiki kina tarehe ya nyuma, hivyo hakiwezi kuwekwa kando. Kiuze hapa, au ondoa tarehe kwenye Maelezo.',
  },
  cart_is_empty: {
    en: 'The cart is empty.',
    sw: 'Kikapu hakina kitu.',
  },
  customer_for_credit: {
    en: 'Choose the customer who is buying on credit.',
    sw: 'Chagua mteja anayenunua kwa mkopo.',
  },
  room_to_charge: {
    en: 'Choose the room that is charged.',
    sw: 'Chagua chumba kinachotozwa.',
  },
  room_or_credit: {
    en: 'A sale is charged to a room or sold on credit, not both. Remove one of them.',
    sw: 'Mauzo hutozwa kwenye chumba au huuzwa kwa mkopo, si vyote viwili. Ondoa kimoja.',
  },
  room_needs_network: {
    en: 'You are offline. A room is charged only with a connection. Take the payment in another way.',
    sw: 'Hakuna mtandao. Chumba hutozwa mtandao ukiwepo tu. Pokea malipo kwa njia nyingine.',
  },
  approval_needs_network: {
    en: 'This discount is above your limit and needs approval, but there is no connection. Lower it, or wait.',
    sw: 'Punguzo hili linazidi kikomo chako na linahitaji idhini, lakini hakuna mtandao. Lipunguze, au subiri.',
  },
  price_needs_network: {
    en: 'This price needs approval, but there is no connection. Sell at the usual price, or wait.',
    sw: 'Bei hii inahitaji idhini, lakini hakuna mtandao. Uza kwa bei ya kawaida, au subiri.',
  },
  room_takes_no_exchange: {
    en: 'An exchange is not charged to a room. Take the payment in another way.',
    sw: 'Kubadilisha bidhaa hakutozwi kwenye chumba. Pokea malipo kwa njia nyingine.',
  },
  may_not_take_back: {
    en: 'You may not take items back.',
    sw: 'Huna ruhusa ya kupokea bidhaa zinazorudishwa.',
  },
  exchange_needs_network: {
    en: 'An exchange needs a connection. Nothing was written; the cart waits here.',
    sw: 'Kubadilisha bidhaa kunahitaji mtandao. Hakuna kilichoandikwa; kikapu kinasubiri hapa.',
  },
  exchange_unanswered: {
    en: 'No answer came. Press again when the connection is back: it is done once only.',
    sw: 'Jibu halikuja. Bonyeza tena mtandao ukirudi: itafanyika mara moja tu.',
  },
  exchange_stays: {
    en: 'An exchange is not parked. Complete it, or stop the return.',
    sw: 'Kubadilisha bidhaa hakuwekwi kando. Kamilisha, au acha kurudisha.',
  },
  nothing_comes_back: {
    en: 'Choose the items that come back, or stop the return.',
    sw: 'Chagua bidhaa zinazorudi, au acha kurudisha.',
  },
  nothing_goes_out: {
    en: 'Add what the customer takes. A return without it is made on the page of the sale.',
    sw: 'Ongeza anachochukua mteja. Kurudisha tu hufanywa kwenye ukurasa wa mauzo.',
  },
  reference_missing: {
    en: 'Enter the payment reference.',
    sw: 'Andika namba ya kumbukumbu ya malipo.',
  },
  left_to_pay: {
    en: 'The sale is not fully paid yet.',
    sw: 'Mauzo bado hayajalipwa yote.',
  },
  nothing_to_pay_here: {
    en: 'One of the payments is zero. Remove it.',
    sw: 'Kuna malipo ya sifuri kwenye orodha. Yaondoe.',
  },
  change_from_cash: {
    en: 'Change is given only for cash. Reduce the other payments.',
    sw: 'Chenji hutolewa kwa taslimu tu. Punguza malipo mengine.',
  },
  nowhere_to_pay: {
    en: 'The branch has no account to receive money.',
    sw: 'Tawi halina akaunti ya kupokea pesa.',
  },
} as const satisfies Record<string, Words>;
