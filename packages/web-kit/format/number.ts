import type { Currency } from '#core/currencies.ts';
import { formatMoney, moneyOfWire } from '#core/money.ts';
import { formatQuantity, quantityOf } from '#core/quantity.ts';

/** A whole count with a comma at each thousand: `12,500`. */
export function countText(count: number): string {
  return formatQuantity(BigInt(Math.trunc(count)) * 1000n);
}

/** A wire amount as people read it: `12,500`, `−2,600`, `8,474.58`; decimals of TZS only where there are any. */
export function moneyText(wire: number, currency: Currency): string {
  const amount = moneyOfWire(wire, currency);
  return amount === null ? String(wire) : formatMoney(amount, currency);
}

/** A wire amount in a statement: negatives in parentheses. */
export function statementText(wire: number, currency: Currency): string {
  return wire < 0 ? `(${moneyText(-wire, currency)})` : moneyText(wire, currency);
}

/** A wire quantity: `25.5`, `1,200`. */
export function quantityText(wire: number): string {
  const amount = quantityOf(wire);
  return typeof amount === 'bigint' ? formatQuantity(amount) : String(wire);
}

/** How much room a file takes: `184 KB`, `1.2 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** A wire amount on the axis of a chart: `300k`, `1.2M`. */
export function shortText(wire: number): string {
  return SHORT.format(wire).replace('K', 'k').replace('-', '−');
}

const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
