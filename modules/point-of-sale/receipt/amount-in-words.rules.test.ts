import { expect, test } from 'vitest';
import { amountInWords, inEnglish, inSwahili } from './amount-in-words.rules.ts';

test.each([
  [0n, 'zero', 'sifuri'],
  [1n, 'one', 'moja'],
  [15n, 'fifteen', 'kumi na tano'],
  [42n, 'forty-two', 'arobaini na mbili'],
  [100n, 'one hundred', 'mia moja'],
  [999n, 'nine hundred ninety-nine', 'mia tisa na tisini na tisa'],
  [1000n, 'one thousand', 'elfu moja'],
  [40_005n, 'forty thousand five', 'elfu arobaini, na tano'],
  [45_000n, 'forty-five thousand', 'elfu arobaini na tano'],
  [153_400n, 'one hundred fifty-three thousand four hundred', 'laki moja, elfu hamsini na tatu na mia nne'],
  [3_840_000n, 'three million eight hundred forty thousand', 'milioni tatu, laki nane na elfu arobaini'],
  [250_000_000n, 'two hundred fifty million', 'milioni mia mbili na hamsini'],
  [7_000_000_000n, 'seven billion', 'bilioni saba'],
])('%i is written out in both languages', (number, english, swahili) => {
  expect([inEnglish(number), inSwahili(number)]).toEqual([english, swahili]);
});

test('two amounts are never written in the same words', () => {
  const numbers = [
    ...Array.from({ length: 12_000 }, (_, i) => BigInt(i)),
    ...Array.from({ length: 4000 }, (_, i) => BigInt(i) * 1005n + 99_000n),
    ...Array.from({ length: 3000 }, (_, i) => BigInt(i) * 100_005n),
    ...Array.from({ length: 3000 }, (_, i) => BigInt(i) * 1_000_010n),
  ];
  const distinct = new Set(numbers);
  expect(new Set([...distinct].map(inSwahili)).size).toBe(distinct.size);
  expect(new Set([...distinct].map(inEnglish)).size).toBe(distinct.size);
});

test('an amount names its currency and its cents', () => {
  expect(amountInWords(384_000_000n, 'TZS')).toEqual([
    'Three million eight hundred forty thousand shillings only',
    'Shilingi milioni tatu, laki nane na elfu arobaini tu',
  ]);
  expect(amountInWords(100n, 'TZS')[0]).toBe('One shilling only');
  expect(amountInWords(1250n, 'GBP')).toEqual([
    'Twelve GBP and fifty cents only',
    'GBP kumi na mbili na senti hamsini tu',
  ]);
  expect(amountInWords(12n, 'JPY')[0]).toBe('Twelve JPY only');
});

// cspell:ignore hamsini sitini sabini themanini tisini trilioni bilioni milioni laki nane arobaini Shilingi senti sifuri moja mbili tatu tano sita saba tisa kumi ishirini thelathini elfu
