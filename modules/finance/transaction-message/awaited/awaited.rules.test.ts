import { expect, test } from 'vitest';
import type { AwaitedText } from './awaited.answer.ts';
import { awaited } from './awaited.rules.ts';

const text = (transaction_id: string, amount: number) => ({ transaction_id, amount }) as AwaitedText;
const texts = [text('DK1', 23_600), text('DK2', 5000), text('DK3', 5000)];
const state = (amount: number, reference = '') => awaited(texts, { amount, reference });

test('one text of the amount has arrived, of several a person says which, and of another amount none fits', () => {
  expect(state(23_600)).toMatchObject({ state: 'arrived', text: { transaction_id: 'DK1' } });
  expect(state(5000)).toMatchObject({ state: 'many', texts: [texts[1], texts[2]] });
  expect(state(23_599)).toEqual({ state: 'waiting' });
});

test('the one whose number is typed is taken, however it is written; one of another amount is not', () => {
  expect(state(5000, ' dk3 ')).toMatchObject({ state: 'taken', text: { transaction_id: 'DK3' } });
  expect(state(23_600, 'DK2')).toMatchObject({ state: 'arrived', text: { transaction_id: 'DK1' } });
});
