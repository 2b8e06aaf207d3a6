import { addDays } from '#core/business-day.ts';
import type { Problems } from '#core/errors.ts';
import {
  BELOW_COST,
  CARTON_OF_ONE,
  EXPIRED,
  FAR_ABOVE_COST,
  FAR_EXPIRY,
  NO_VALUE,
  SOLD_FOR_FREE,
} from './product.words.ts';

/** What a row of a product holds of what a shopkeeper may have mistyped. */
interface Priced {
  buying_price?: bigint | null;
  selling_price?: bigint | null;
  opening_stock?: bigint | null;
  expire_date?: string | null;
  /** Of the sheet it comes from: a carton of one is a slip of the pen. */
  carton_size?: number | null;
}

const TEN_YEARS = 3653;

/** What looks like a mistake and may be none; an import lists it, nobody is stopped by it. */
export function warningsOf(row: Readonly<Record<string, unknown>>, today: string): Problems {
  const { buying_price, selling_price, opening_stock, expire_date, carton_size } = row as Priced;
  const warnings: Problems = {};
  if (selling_price === 0n) warnings.selling_price = { key: 'sold_for_nothing', words: SOLD_FOR_FREE };
  else if (buying_price && selling_price && selling_price < buying_price)
    warnings.selling_price = { key: 'below_cost', words: BELOW_COST };
  else if (buying_price && selling_price && selling_price > buying_price * 100n)
    warnings.selling_price = { key: 'far_above_cost', words: FAR_ABOVE_COST };
  if (opening_stock && !buying_price) warnings.buying_price = { key: 'stock_without_value', words: NO_VALUE };
  if (expire_date && expire_date < today) warnings.expire_date = { key: 'already_expired', words: EXPIRED };
  if (expire_date && expire_date > addDays(today, TEN_YEARS))
    warnings.expire_date = { key: 'far_expiry', words: FAR_EXPIRY };
  if (carton_size === 1) warnings.carton_size = { key: 'carton_of_one', words: CARTON_OF_ONE };
  return warnings;
}
