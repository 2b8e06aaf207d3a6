/** An exact fraction: nothing is rounded before the end. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}

const LONGEST_SUM = 80;
/** Digits of an amount before its point; more is a slipped finger. */
const MOST_DIGITS = 15;

/** Whether somebody types a sum and no amount: it begins with `=`. */
export function isSum(typed: string): boolean {
  return typed.trimStart().startsWith('=');
}

/**
 * What a typed sum such as `=16.99*1.1` or `=(3 x 4,500)/2` comes to, as plain text of an amount, rounded half up to so many
 * decimals. Null for what is no sum, is divided by nothing, or comes to less than nothing.
 */
export function amountOfSum(typed: string, decimals: number): string | null {
  const signs = signsOf(typed.trim().slice(1));
  if (typed.length > LONGEST_SUM || !signs) return null;
  const reader = { signs, at: 0 };
  const result = sum(reader);
  if (!result || reader.at < signs.length || result.top < 0n) return null;
  return plainText(rounded(result, decimals), decimals);
}

interface Reader {
  signs: readonly string[];
  at: number;
}

/** Numbers, operators and brackets; null where anything else is among them. */
function signsOf(typed: string): string[] | null {
  const text = typed
    .replace(/[x×]/gi, '*')
    .replace(/÷/g, '/')
    .replace(/−/g, '-')
    .replace(/\s*([-+*/()])\s*|^\s+|\s+$/g, '$1');
  const signs = text.match(/\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+|[-+*/()]/g) ?? [];
  return signs.length > 0 && signs.join('') === text ? signs : null;
}

function sum(reader: Reader): Fraction | null {
  let left = product(reader);
  for (
    let sign = reader.signs[reader.at];
    left && (sign === '+' || sign === '-');
    sign = reader.signs[reader.at]
  ) {
    reader.at += 1;
    const right = product(reader);
    const by = sign === '+' ? 1n : -1n;
    left = right && {
      top: left.top * right.bottom + by * right.top * left.bottom,
      bottom: left.bottom * right.bottom,
    };
  }
  return left;
}

function product(reader: Reader): Fraction | null {
  let left = value(reader);
  for (
    let sign = reader.signs[reader.at];
    left && (sign === '*' || sign === '/');
    sign = reader.signs[reader.at]
  ) {
    reader.at += 1;
    const right = value(reader);
    if (!right || (sign === '/' && right.top === 0n)) return null;
    left =
      sign === '*'
        ? { top: left.top * right.top, bottom: left.bottom * right.bottom }
        : upright({ top: left.top * right.bottom, bottom: left.bottom * right.top });
  }
  return left;
}

/** A number, one with a sign before it, or a sum in brackets. */
function value(reader: Reader): Fraction | null {
  const sign = reader.signs[reader.at];
  reader.at += 1;
  if (sign === '-') {
    const inner = value(reader);
    return inner && { top: -inner.top, bottom: inner.bottom };
  }
  if (sign === '(') {
    const inner = sum(reader);
    const closing = reader.signs[reader.at];
    reader.at += 1;
    return closing === ')' ? inner : null;
  }
  return sign === undefined || /^[-+*/()]$/.test(sign) ? null : numberOf(sign);
}

function numberOf(text: string): Fraction {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  return { top: BigInt(`${whole || '0'}${fraction}`), bottom: 10n ** BigInt(fraction.length) };
}

function upright({ top, bottom }: Fraction): Fraction {
  return bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom };
}

/** Half up, as every amount of the product is rounded; never below nothing here. */
function rounded({ top, bottom }: Fraction, decimals: number): bigint {
  return (2n * top * 10n ** BigInt(decimals) + bottom) / (2n * bottom);
}

function plainText(units: bigint, decimals: number): string | null {
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  if (whole.length > MOST_DIGITS) return null;
  return fraction && decimals > 0 ? `${whole}.${fraction}` : whole;
}
