/** What a text takes to be sent by SMS. */
export interface SmsParts {
  encoding: 'GSM-7' | 'UCS-2';
  /** Characters as the network counts them. */
  units: number;
  parts: number;
  /** Characters that the last part still holds. */
  left_in_part: number;
  /** Characters that no plain SMS has, each with the plain one that says the same; null where there is none. */
  not_gsm: Readonly<Record<string, string | null>>;
}

// cspell:disable
// GSM 03.38, the basic table; those of the extension take an escape before them.
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
// cspell:enable
const EXTENDED = new Set('\f^{}\\[~]|€');

/** A part that stands alone holds more than one of several, which carries its place. */
const ROOM = { 'GSM-7': { alone: 160, each: 153 }, 'UCS-2': { alone: 70, each: 67 } } as const;

const PLAIN: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201b': "'",
  '\u02bc': "'",
  '\u0060': "'",
  '\u00b4': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2026': '...',
  '\u2022': '*',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
};

/**
 * How many parts a text is sent in. One character that GSM-7 does not have makes all of it Unicode. No character is cut in two,
 * so a part may end one short (messages.md B2; docs/decisions/0129-messages-to-many.md).
 */
export function smsParts(text: string): SmsParts {
  const characters = [...text];
  const foreign = characters.filter((one) => !BASIC.has(one) && !EXTENDED.has(one));
  const encoding = foreign.length === 0 ? 'GSM-7' : 'UCS-2';
  const weightOf = (one: string) => (encoding === 'UCS-2' ? one.length : EXTENDED.has(one) ? 2 : 1);
  const units = characters.reduce((sum, one) => sum + weightOf(one), 0);
  const { alone, each } = ROOM[encoding];
  const not_gsm = Object.fromEntries(foreign.map((one) => [one, PLAIN[one] ?? null]));
  if (units <= alone) {
    const left_in_part = alone - units;
    return { encoding, units, parts: units === 0 ? 0 : 1, left_in_part, not_gsm };
  }
  let parts = 1;
  let used = 0;
  for (const weight of characters.map(weightOf)) {
    if (used + weight > each) {
      parts += 1;
      used = 0;
    }
    used += weight;
  }
  return { encoding, units, parts, left_in_part: each - used, not_gsm };
}

/** The text with plain characters in the place of those that cost more and say the same. */
export function inPlainCharacters(text: string): string {
  return [...text].map((one) => PLAIN[one] ?? one).join('');
}
