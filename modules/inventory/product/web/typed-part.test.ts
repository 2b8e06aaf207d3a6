import { expect, test } from 'vitest';
import { type Language, say } from '#core/i18n/language.ts';
import { partText, piecesBehind } from './typed-part.ts';

// cspell:ignore kipande vipande mifuko

const inLanguage =
  (language: Language) => (words: Parameters<typeof say>[0], params?: Parameters<typeof say>[2]) =>
    say(words, language, params);
const part = (base: bigint, unit: string | undefined, language: Language = 'en') =>
  partText(base, { unit: 'carton', factor: 12, base: unit }, inLanguage(language));

test('single ones of a line are called by the unit of its stock, in the number they are of', () => {
  expect(part(7000n, 'bottle')).toBe('7 bottles');
  expect(part(1000n, 'bottle')).toBe('1 bottle');
  expect(part(25_000n, 'kilogram')).toBe('2 and 1 kg');
  expect(part(13_000n, undefined)).toBe('1 and 1 piece');
  expect(part(14_000n, 'piece')).toBe('1 and 2 pieces');
  expect(part(1000n, 'piece', 'sw')).toBe('kipande 1');
  expect(part(2000n, 'piece', 'sw')).toBe('vipande 2');
  expect(part(24_000n, 'bottle')).toBe('2');
});

test('and so they are offered', () => {
  expect(piecesBehind('bag', 2)).toEqual({ en: 'bags', sw: 'mifuko' });
  expect(piecesBehind('kilogram', 2)).toEqual({ en: 'kg', sw: 'kg' });
});
