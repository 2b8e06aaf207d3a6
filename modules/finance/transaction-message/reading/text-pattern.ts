import type { MoneyKind } from './kinds.ts';
import { MONEY } from './money-in-text.rules.ts';
import { WHEN } from './time-in-text.rules.ts';

/**
 * One wording of one provider: the words from the beginning of the text to the party, with named parts. `[x]` may be missing,
 * `(x|y)` are alternatives, `#` stands before a digit, `!` at the end of a clause; blanks and punctuation match any others.
 */
export interface TextPattern {
  kind: MoneyKind;
  /** Where it is not the usual one of its kind. */
  direction?: 'in' | 'out';
  wording: string;
  /** Its own test: the pattern reads it, and the amount is always 12,345. */
  example: string;
  /** Tells too little to be sure of. */
  isThin?: true;
}

export interface CompiledPattern extends TextPattern {
  expression: RegExp;
}

const LETTERS = '\\p{L}';
/** Matched whole or not at all, and followed by a word: an amount at the end of a text may be cut off. */
const WHOLE = (name: string, digits: string) =>
  `(?=(?<${name}>${digits}))\\k<${name}>(?=[\\s.,;:-]*(?:\\(?${LETTERS}|\\d{9}))`;

const PARTS: Readonly<Record<string, string>> = {
  amount: WHOLE('amount', MONEY),
  name: `(?<name>${LETTERS}[^;:()]{0,59}?)`,
  network: `(?<network>${LETTERS}[^;:()]{0,39}?)`,
  phone: '(?<phone>(?:\\+?255|0)?[67]\\d{8})(?!\\d)',
  account: '(?!(?:\\+?255|0)[67]\\d{8}(?!\\d))(?<account>[\\d*]{3,24})(?![\\d*])',
  money: MONEY,
  bank: '(?:CRDB|NMB|NBC|ABSA|EQUITY)(?: BANK)?',
  own: '[\\d*X]{3,24}',
  /** A word without a digit is a word. */
  id: '(?<id>(?=[A-Z]*\\d)(?!\\w*(?:confirmed|imethibitishwa|accepted))[A-Z0-9]{6,20}(?:\\.\\d{4}\\.[A-Z]\\d{5})?)(?!\\.\\d)',
  reverses: '(?<reverses>[A-Z0-9.]{6,24})',
  when: WHEN,
};
const LOOSE = '[\\s.,:;()-]*';
/** Beside a name there is something between the words, or a part of a word would end it. */
const FIRM = '[\\s.,:;()-]+';
const CLAUSE_END = `(?=\\s*(?:[;()]|$)|(?<!(?:^|[\\s.])${LETTERS})[.,])`;

/** Turns a wording into the expression that finds it at the beginning of a text. */
export function compile(pattern: TextPattern): CompiledPattern {
  return { ...pattern, expression: new RegExp(`^${LOOSE}${sourceOf(pattern.wording)}`, 'iu') };
}

function sourceOf(wording: string): string {
  const tokens = wording.match(/\{\w+\}|[[\]()|#!]|[\s.,:;-]+|[^\s.,:;{}[\]()|#!-]+/gu) ?? [];
  return tokens.map((token, at) => sourceOfToken(token, tokens[at - 1], tokens[at + 1])).join('');
}

function sourceOfToken(token: string, before = '', after = ''): string {
  const part = /^\{(\w+)\}$/.exec(token)?.[1];
  if (part) return PARTS[part] ?? '';
  if (token === '[') return '(?:';
  if (token === ']') return ')?';
  if (token === '(') return '(?:';
  if (token === ')' || token === '|') return token;
  if (token === '#') return '(?=\\d)';
  if (token === '!') return CLAUSE_END;
  // Between two names the sign itself is the border.
  if (/-/.test(token) && isOpen(before) && isOpen(after)) return '\\s*-\\s*';
  if (/^[\s.,:;-]+$/.test(token)) return isOpen(before) || isOpen(after) ? FIRM : LOOSE;
  return token.replace(/[\\^$.*+?/{}]/g, '\\$&');
}

const isOpen = (token: string) => token === '{name}' || token === '{network}' || token === '{id}';
