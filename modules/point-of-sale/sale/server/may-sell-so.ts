import { InvalidFields } from '#core/errors.ts';
import { allowed } from '#core/permissions.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { SoldLongAgo } from '../../errors.ts';
import type { AgreedLine } from '../agreed-lines.rules.ts';
import type { Checkout } from '../checkout.body.ts';
import { isOwed } from '../payment-modes.ts';
import { SALE_TEXTS } from '../sale.words.ts';
import { type Moment, OFFLINE_HOURS } from '../sale-moment.rules.ts';
import { usualPriceMode } from './usual-price-mode.ts';

const HOUR_MS = 3_600_000;

/** The rights to agree on other prices than those of the catalogue, or on a discount (permission-map). */
export function mayPriceSo(
  { actor, branch }: Pick<CommandContext, 'actor' | 'branch'>,
  sale: Checkout,
  lines: readonly AgreedLine[],
): void {
  const isHaggled = lines.some(({ unit_price, list_price }) => unit_price !== list_price);
  const isOtherMode = sale.tax_mode !== null && sale.tax_mode !== usualPriceMode(branch.settings);
  need(actor, 'adjust_selling_price_when_selling', isHaggled || isOtherMode);
  need(actor, 'view_discount', [sale, ...sale.lines].some(hasDiscount));
}

/** The rights beyond `create_sale` that a sale asks for by its day and by what is owed of it (permission-map). */
export function maySellSo(
  { actor }: Pick<CommandContext, 'actor'>,
  sale: Checkout,
  { isSaid, keptMs }: Moment,
): void {
  const isOnCredit = sale.payments.some(({ mode }) => isOwed(mode));
  if (keptMs === null) need(actor, 'back_date_sale', isSaid);
  else if (keptMs > OFFLINE_HOURS * HOUR_MS && !allowed(actor, 'back_date_sale'))
    throw SoldLongAgo({ hours: OFFLINE_HOURS });
  need(actor, 'sale_on_credit', isOnCredit);
  if (isOnCredit && !sale.customer_id)
    throw new InvalidFields({ customer_id: { key: 'customer_owes', words: SALE_TEXTS.customerOwes } });
}

function need(actor: CommandContext['actor'], right: string, isNeeded: boolean): void {
  if (isNeeded && !allowed(actor, right)) throw PermissionDenied();
}

/** Whether a body says anything of a discount, were it nothing: whoever may not see one may not give one. */
function hasDiscount({ discount, discount_percent }: Checkout | Checkout['lines'][number]): boolean {
  return discount != null || discount_percent != null;
}
