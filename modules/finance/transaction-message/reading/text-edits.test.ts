import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROVIDER_NAMES } from '../../account/provider-names.ts';
import { amountOf } from './money-in-text.rules.ts';
import { PROVIDERS } from './provider-of-text.rules.ts';
import { readText } from './read-text.rules.ts';

const file = join(import.meta.dirname, '../../../../tools/cases/data/worked-cases-messages.json');
const { parse_cases } = JSON.parse(readFileSync(file, 'utf8')) as {
  parse_cases: { sender: string; text: string }[];
};
const known = [
  ...parse_cases,
  ...PROVIDER_NAMES.flatMap((provider) =>
    PROVIDERS[provider].patterns.map(({ example }) => ({
      sender: PROVIDERS[provider].senders[0] ?? '',
      text: example,
    })),
  ),
];
const read = (text: string, sender: string) => readText({ text, sender, business: 'MKUNAZI TRADERS' });

/** What hands and telephones do to a text: blanks, case, dots beside words, and an end that is cut off. */
const edit = fc.oneof(
  fc.record({ how: fc.constant('blank' as const), at: fc.nat(400) }),
  fc.record({ how: fc.constant('unblank' as const), at: fc.nat(400) }),
  fc.record({ how: fc.constant('case' as const), at: fc.nat(400) }),
  fc.record({ how: fc.constant('dot' as const), at: fc.nat(400) }),
  fc.record({ how: fc.constant('cut' as const), at: fc.nat(400) }),
);

function edited(text: string, { how, at }: { how: string; at: number }): string {
  const i = at % (text.length + 1);
  const [before, after] = [text.slice(0, i), text.slice(i)];
  if (how === 'blank') return `${before} ${after}`;
  // Two numbers without a blank between them are one, to anybody.
  if (how === 'unblank') return before.replace(/(?<!\d)\s$|\s$(?!\d)/u, '') + after;
  if (how === 'dot') return /\d$/.test(before) && /^\d/.test(after) ? text : `${before}.${after}`;
  if (how === 'case') return before.toUpperCase() + after.toLowerCase();
  return before;
}

test('an edited text never says another amount, direction, number or that nothing moved', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.array(edit, { minLength: 1, maxLength: 3 }), (from, edits) => {
      const text = edits.reduce(edited, from.text);
      const [was, is] = [read(from.text, from.sender), read(text, from.sender)];
      if (is.moved !== true) return;
      expect(was.moved, text).toBe(true);
      expect([is.amount, is.direction], text).toEqual([was.amount, was.direction]);
      if (is.transaction_id !== null) expect(is.transaction_id, text).toBe(was.transaction_id);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['Tsh 1.250.000,50', 125_000_050n],
  ['Tsh1,250,000.50', 125_000_050n],
  ['TSh 52.000', 5_200_000n],
  ['Tsh 12,34', 1234n],
  ['TZS TZS 263.36', 26_336n],
  ['Tsh. 12,000/=', 1_200_000n],
  ['1 250 000 TZS', 125_000_000n],
  ['Tshs 40000', 4_000_000n],
  ['1,2500', null],
  ['12,34,567', null],
  ['1,250.000', null],
  ['0,360', null],
  ['', null],
])('%s is so many cents: %s', (written, amount) => {
  expect(amountOf(written)).toBe(amount);
});

test('a text with an amount that is none is not read (L24)', () => {
  for (const amount of ['1,2500', '12,34,567'])
    expect(read(`Umepokea Tsh ${amount} kutoka kwa ASHA MUSHI. Salio Tsh 5.`, 'HaloPesa')).toMatchObject({
      ...{ kind: null, moved: null, amount: null },
    });
});

test.each([' .e', '. e', ' . e', '.e', ' e', ' .e1', '. e ', '.e. Ada Tsh 5'])(
  'a number of which %j was torn off is not read',
  (rest) => {
    const torn = `Muamala umefanikiwa TZS12,345 HALOTEL kwenda BARAKA MOLLEL 0621445566. KUMB:19cae4b000e59a5${rest}`;
    expect(read(torn, 'nbc')).toMatchObject({ moved: true, transaction_id: null });
  },
);

test('a sentence behind a number is none of it', () => {
  for (const rest of ['. Ada Tsh 50', '. Salio Tsh 900', ' Tarehe 04/11/26'])
    expect(
      read(
        `Muamala umefanikiwa TZS12,345 HALOTEL kwenda BARAKA MOLLEL 0621445566. KUMB:19cae4b000e59a5e${rest}`,
        'nbc',
      ),
    ).toMatchObject({ transaction_id: '19cae4b000e59a5e' });
});

test('a wording that is not known is left unread, and so is one that is taken back', () => {
  const bonus = 'Credit card purchase of TZS 50,000 at SHOP. Your credit limit is TZS 900,000.';
  expect(read(bonus, 'CRDB BANK')).toMatchObject({ kind: null, amount: null });
  const failed = 'Umetuma TZS5,000.00 kwa 783000429,AMOS SHIRIMA. Muamala haujafanikiwa.';
  expect(read(failed, 'AIRTEL')).toMatchObject({ kind: 'failed', moved: false, amount: null });
});

test('a thousand texts are read in a moment', () => {
  const started = performance.now();
  for (let i = 0; i < 1000; i += 1) {
    const { text, sender } = known[i % known.length] ?? { text: '', sender: '' };
    read(text, sender);
  }
  expect(performance.now() - started).toBeLessThan(2000);
});
