/** The pennies of a plain decimal text; null where it is finer than a penny. */
export function penniesOf(written: string): bigint | null {
  return scaled(written, 2);
}

/** A number of the interface in its smallest units: `JSON.parse` keeps fifteen digits, which is enough. */
export function smallest(number: number, decimals: number): bigint {
  const units = scaled(String(number), decimals);
  if (units === null) throw new Error(`${number} has more than ${decimals} decimals.`);
  return units;
}

/** `8.470000000000001` of a spreadsheet is the 8.47 that somebody typed: nine digits count. */
export function nineDigits(written: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d*)\.?(\d*)$/.exec(written) ?? [];
  const digits = whole + fraction;
  const leading = digits.length - digits.replace(/^0+/, '').length;
  const kept = leading + 9;
  if (digits.length <= kept) return written;
  const isUp = (digits[kept] ?? '0') >= '5';
  const rounded = (BigInt(digits.slice(0, kept)) + (isUp ? 1n : 0n)).toString().padStart(kept, '0');
  const all = rounded.padEnd(rounded.length + Math.max(0, whole.length - kept), '0');
  const point = whole.length + (rounded.length - kept);
  return `${sign}${all.slice(0, point) || '0'}.${all.slice(point)}`;
}

/** Rounds halves away from zero; the amounts of this program are never negative. */
export function share(amount: bigint, part: bigint, whole: bigint): bigint {
  return (amount * part * 2n + whole) / (whole * 2n);
}

function scaled(written: string, decimals: number): bigint | null {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(written) ?? [];
  if (!/\d/.test(written) || /[^\d.-]/.test(written)) return null;
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const units = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  return sign ? -units : units;
}
