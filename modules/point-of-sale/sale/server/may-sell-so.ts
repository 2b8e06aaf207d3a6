import { InvalidFields } from '#core/errors.ts';
import type { Approver } from '#modules/employee/public.ts';
import { holdsToo, requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { SoldLongAgo } from '../../errors.ts';
import type { AgreedLine } from '../agreed-lines.rules.ts';
import type { Checkout } from '../checkout.body.ts';
import type { GivenAway } from '../given-away.rules.ts';
import { isOwed } from '../payment-modes.ts';
import { SALE_TEXTS } from '../sale.words.ts';
import { type Moment, OFFLINE_HOURS } from '../sale-moment.rules.ts';
import { agreeOn } from './agree-on.ts';
import type { SoldDocument } from './sell.ts';
import { usualPriceMode } from './usual-price-mode.ts';

const HOUR_MS = 3_600_000;

/**
 * Asks for the rights to agree on other prices than those of the catalogue, or on a discount (permission-map), and for a
 * ceiling that covers both; answers who approved it where somebody had to.
 */
export function mayPriceSo(
  context: CommandContext,
  sale: Checkout,
  { lines, given }: { lines: readonly AgreedLine[]; given: GivenAway },
): Promise<Approver | null> {
  const isHaggled = lines.some(({ unit_price, list_price }) => unit_price !== list_price);
  const isOtherMode = sale.tax_mode !== null && sale.tax_mode !== usualPriceMode(context.branch.settings);
  return agreeOn(context, sale.id, {
    given,
    isHaggled: isHaggled || isOtherMode,
    hasDiscount: [sale, ...sale.lines].some(hasDiscount),
  });
}

/** The rights beyond `create_sale` that a sale asks for by its day and by what is owed of it (permission-map). */
export function maySellSo(
  context: Pick<CommandContext, 'actor' | 'asks'>,
  sale: Checkout,
  { isSaid, keptMs }: Moment,
  { covered = 0n, isKept = false }: Pick<SoldDocument, 'covered' | 'isKept'> = {},
): void {
  const owed = sale.payments.filter(({ mode }) => isOwed(mode));
  const isOnCredit = owed.reduce((sum, { amount }) => sum + amount, 0n) > covered;
  if (keptMs === null && isSaid) requireToo(context, 'back_date_sale');
  if (keptMs !== null && keptMs > OFFLINE_HOURS * HOUR_MS && !holdsToo(context, 'back_date_sale'))
    throw SoldLongAgo({ hours: OFFLINE_HOURS });
  // A room owes nothing for longer than its guest stays, and whose item is kept here has been given nothing yet.
  if (isOnCredit && !sale.room_id && !isKept) requireToo(context, 'sale_on_credit');
  if (owed.length > 0 && !sale.customer_id)
    throw new InvalidFields({ customer_id: { key: 'customer_owes', words: SALE_TEXTS.customerOwes } });
}

/** Whether a body says anything of a discount, were it nothing: whoever may not see one may not give one. */
function hasDiscount({ discount, discount_percent }: Checkout | Checkout['lines'][number]): boolean {
  return discount != null || discount_percent != null;
}
