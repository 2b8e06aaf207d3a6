/** A decimal read exactly: `units` scaled by ten to the power of `decimals`; 12.5 is 125n with 1. */
export interface Decimal {
  units: bigint;
  decimals: number;
}

/**
 * Reads a plain decimal such as `-12.50`, without a detour over binary fractions.
 * Answers null for anything else (`1e5`, `1,000`, an empty text).
 */
export function parseDecimal(text: string): Decimal | null {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (!match) return null;
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  const units = BigInt(`${match[2]}${fraction}`);
  return { units: match[1] === '-' ? -units : units, decimals: fraction.length };
}

/** The exact decimal that a JSON number was written as; null for what is no finite number. */
export function decimalOfNumber(value: number): Decimal | null {
  if (!Number.isFinite(value)) return null;
  const text = String(value);
  const exponent = /^(-?\d+(?:\.\d+)?)e([+-]\d+)$/.exec(text);
  if (!exponent) return parseDecimal(text);
  const base = parseDecimal(exponent[1] ?? '');
  if (!base) return null;
  const shift = Number(exponent[2]) - base.decimals;
  return shift >= 0
    ? { units: base.units * 10n ** BigInt(shift), decimals: 0 }
    : { units: base.units, decimals: -shift };
}

/** The whole number of `scale`-ths in a decimal, or null when it has more decimals than that. */
export function scaledUnits(decimal: Decimal, scale: number): bigint | null {
  if (decimal.decimals > scale) return null;
  return decimal.units * 10n ** BigInt(scale - decimal.decimals);
}

/** The plain text of scaled units: 1250n at 3 is `1.25`. */
export function decimalText(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** Scaled units as people read them: a real minus, commas at thousands, at least so many decimals: `−2,600.50`. */
export function readableDecimal(units: bigint, scale: number, leastDecimals = 0): string {
  const [whole = '', fraction = ''] = decimalText(units < 0n ? -units : units, scale).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = fraction.padEnd(leastDecimals, '0');
  return `${units < 0n ? '−' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}

/** Division rounded half up, away from zero: the rounding of every amount (accounting.md 4.6). */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}
