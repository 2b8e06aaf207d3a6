import { expect, test } from 'vitest';
import { arrangedCards, choicesToSave } from './arranged-cards.rules.ts';

const CARDS = [{ key: 'cash' }, { key: 'debts' }, { key: 'hotel' }];
const names = (kept?: Parameters<typeof arrangedCards>[1]) =>
  arrangedCards(CARDS, kept).map(({ key, shown }) => `${key}${shown ? '' : ' hidden'}`);

test('cards stand as delivered until somebody arranges them', () => {
  expect(names()).toEqual(['cash', 'debts', 'hotel']);
});

test('they stand in the order that was kept, and what was hidden is hidden', () => {
  const kept = [
    { key: 'hotel', shown: true },
    { key: 'cash', shown: false },
    { key: 'debts', shown: true },
  ];
  expect(names(kept)).toEqual(['hotel', 'cash hidden', 'debts']);
});

test('a card that came since is shown behind the others', () => {
  expect(names([{ key: 'hotel', shown: true }])).toEqual(['hotel', 'cash', 'debts']);
});

test('a card that is not there now keeps what was said of it', () => {
  const kept = [
    { key: 'transport', shown: false },
    { key: 'cash', shown: true },
  ];
  const chosen = [
    { key: 'debts', shown: true },
    { key: 'cash', shown: false },
  ];
  expect(choicesToSave(chosen, kept)).toEqual([...chosen, { key: 'transport', shown: false }]);
});
