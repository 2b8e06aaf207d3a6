import { addDays } from '#core/business-day.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { unitText } from '#modules/inventory/public.web.ts';
import { isCounted } from '#modules/inventory/units.ts';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import type { Sellable } from '../../catalogue.rules.ts';
import { TILL } from '../till.words.ts';

export interface StockLine {
  text: string;
  tone?: 'low' | 'out';
}

const DAYS_OF_WARNING = 30;

/** What a tile says about the stock of a product, what is worst first; nothing of a service. */
export function stockLine(product: Sellable, today: string, language: Language): StockLine | null {
  const { stock, stock_alert, expire_date, out_of_stock, type } = product;
  if (type === 'service') return null;
  if (out_of_stock || (stock !== undefined && stock <= 0))
    return { text: say(TILL.outOfStock, language), tone: 'out' };
  if (expire_date && expire_date < today)
    return { text: say(TILL.expired, language, { day: shortDay(expire_date, language) }), tone: 'out' };
  if (stock !== undefined && stock_alert !== undefined && stock <= stock_alert)
    return { text: say(TILL.left, language, { n: quantityText(stock) }), tone: 'low' };
  if (expire_date && expire_date <= addDays(today, DAYS_OF_WARNING))
    return { text: say(TILL.expires, language, { day: shortDay(expire_date, language) }), tone: 'low' };
  if (stock === undefined) return null;
  return {
    text: say(TILL.inStock, language, {
      n: quantityText(stock),
      unit: unitText(product.unit, language, stock),
    }),
  };
}

/** `4,200 each` of what is counted, `3,400 per kg` of what is weighed or measured. */
export function priceText(
  price: string,
  unit: Sellable['unit'],
  ofBase: boolean,
  language: Language,
): string {
  const counted = isCounted(unit) && ofBase;
  return counted
    ? say(TILL.each, language, { price })
    : say(TILL.per, language, { price, unit: unitText(unit, language) });
}

function shortDay(day: string, language: Language): string {
  return dayText(day, language).split(' ').slice(0, 2).join(' ');
}
