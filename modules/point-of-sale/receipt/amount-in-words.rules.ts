import { type Currency, decimalsOf } from '#core/currencies.ts';

/** An amount in minor units as it is written out on an invoice, in English and in Swahili. */
export function amountInWords(amount: bigint, currency: Currency): string[] {
  const scale = 10n ** BigInt(decimalsOf(currency));
  const [whole, part] = [amount / scale, amount % scale];
  const isShilling = currency === 'TZS';
  const en = [
    `${inEnglish(whole)} ${isShilling ? (whole === 1n ? 'shilling' : 'shillings') : currency}`,
    ...(part > 0n ? [`and ${inEnglish(part)} ${part === 1n ? 'cent' : 'cents'}`] : []),
    'only',
  ];
  const sw = [
    `${isShilling ? 'shilingi' : currency} ${inSwahili(whole)}`,
    ...(part > 0n ? [`na senti ${inSwahili(part)}`] : []),
    'tu',
  ];
  return [en.join(' '), sw.join(' ')].map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}

const EN_ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const EN_UNITS = [
  { size: 1_000_000_000_000n, name: 'trillion' },
  { size: 1_000_000_000n, name: 'billion' },
  { size: 1_000_000n, name: 'million' },
  { size: 1000n, name: 'thousand' },
  { size: 100n, name: 'hundred' },
];

/** A whole number in English words: 3,840,000 is `three million eight hundred forty thousand`. */
export function inEnglish(number: bigint): string {
  const unit = EN_UNITS.find(({ size }) => number >= size);
  if (unit) {
    const rest = number % unit.size;
    const head = `${inEnglish(number / unit.size)} ${unit.name}`;
    return rest === 0n ? head : `${head} ${inEnglish(rest)}`;
  }
  const small = Number(number);
  if (small < EN_ONES.length) return EN_ONES[small] ?? '';
  const ones = small % 10;
  return `${EN_TENS[Math.floor(small / 10)]}${ones > 0 ? `-${EN_ONES[ones]}` : ''}`;
}

const SW_ONES = ['sifuri', 'moja', 'mbili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa'];
const SW_TENS = [
  ...['', 'kumi', 'ishirini', 'thelathini', 'arobaini', 'hamsini'],
  ...['sitini', 'sabini', 'themanini', 'tisini'],
];
const SW_UNITS = [
  { size: 1_000_000_000_000n, name: 'trilioni' },
  { size: 1_000_000_000n, name: 'bilioni' },
  { size: 1_000_000n, name: 'milioni' },
  { size: 100_000n, name: 'laki' },
  { size: 1000n, name: 'elfu' },
  { size: 100n, name: 'mia' },
];

/**
 * A whole number in Swahili words, the unit before its count: 3,840,000 is `milioni tatu, laki nane na elfu arobaini`. What is
 * below a hundred is set off by a comma after a large unit: 45,000 is `elfu arobaini na tano`, 40,005 `elfu arobaini, na tano`.
 */
export function inSwahili(number: bigint): string {
  const parts: { text: string; size: bigint }[] = [];
  let rest = number;
  for (const { size, name } of SW_UNITS) {
    if (rest < size) continue;
    parts.push({ text: `${name} ${inSwahili(rest / size)}`, size });
    rest %= size;
  }
  if (rest > 0n || parts.length === 0) parts.push({ text: belowHundred(Number(rest)), size: 1n });
  return parts.reduce((said, { text, size }, place) => {
    if (place === 0) return text;
    if (place < parts.length - 1) return `${said}, ${text}`;
    const isSetOff = size === 1n && (parts[place - 1]?.size ?? 0n) > 100n;
    return `${said}${isSetOff ? ',' : ''} na ${text}`;
  }, '');
}

function belowHundred(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return SW_ONES[ones] ?? '';
  return ones === 0 ? (SW_TENS[tens] ?? '') : `${SW_TENS[tens]} na ${SW_ONES[ones]}`;
}

// cspell:ignore hamsini sitini sabini themanini tisini trilioni bilioni milioni laki nane arobaini shilingi senti sifuri moja mbili tatu tano sita saba tisa kumi ishirini thelathini elfu
