import type { Currency } from '#core/currencies.ts';
import { formatExact, formatMoney, moneyOfWire } from '#core/money.ts';
import { formatCount, formatQuantity, quantityOf } from '#core/quantity.ts';

/** A whole count with a comma at each thousand: `12,500`. */
export function countText(count: number): string {
  return formatCount(count);
}

/** How the branch of this page writes its amounts; there is one branch in front at a time. */
let amountFormat: unknown;

/** From now on amounts look as the branch wants them: its `currency_format`. */
export function writeAmountsLike(format: unknown): void {
  amountFormat = format;
}

/** A wire amount as people read it: `12,500`, `−2,600`; in another format than the branch's where one is being chosen. */
export function moneyText(wire: number, currency: Currency, format = amountFormat): string {
  const amount = moneyOfWire(wire, currency);
  return amount === null ? String(wire) : formatMoney(amount, { currency, currency_format: format });
}

/** A wire amount in a sentence that asks for it or refuses by it: never rounded. */
export function exactText(wire: number, currency: Currency): string {
  const amount = moneyOfWire(wire, currency);
  return amount === null ? String(wire) : formatExact(amount, { currency, currency_format: amountFormat });
}

/** An amount in minor units as people read it: `12,500`, `−2,600`. */
export function amountText(amount: bigint, currency: Currency): string {
  return formatMoney(amount, { currency, currency_format: amountFormat });
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
