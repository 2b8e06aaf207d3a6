import { type AtTill, listPrice, unitOf } from './cart-lines.rules.ts';
import type { OpenCart, OpenLine } from './open-cart.rules.ts';

/**
 * Holds an open cart against the catalogue as it is now: a line whose product is gone or costs something else says so.
 * A price that was agreed stays. A cart that was sent is left as it was sent.
 */
export function heldAgainstCatalogue(cart: OpenCart, till: AtTill): OpenCart {
  if (cart.sending.state === 'sending') return cart;
  const lines = cart.lines.map((line) => heldLine(line, till));
  return lines.some((line, i) => line !== cart.lines[i]) ? { ...cart, lines } : cart;
}

function heldLine(line: OpenLine, till: AtTill): OpenLine {
  const product = till.product(line.product_id);
  const unit = product && unitOf(product, line.unit);
  if (!product || !unit || unit.factor !== line.factor)
    return line.mark === 'gone' ? line : { ...line, mark: 'gone' };
  const list_price = listPrice(product, line.unit, till.settings);
  const { name, tax } = product;
  const isSame = list_price === line.list_price && name === line.name && tax === line.tax;
  if (isSame) return line.mark === 'gone' ? { ...line, mark: null } : line;
  const costsOther = list_price !== line.list_price && line.price === null;
  return { ...line, name, tax, list_price, mark: costsOther ? 'price_changed' : null };
}

/** Whether losing a cart would lose anything. */
export function hasContent(cart: OpenCart): boolean {
  return (
    cart.lines.length > 0 ||
    cart.exchange != null ||
    cart.customer !== null ||
    cart.name !== '' ||
    cart.remarks !== ''
  );
}
