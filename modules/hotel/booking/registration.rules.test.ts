import { expect, test } from 'vitest';
import { guestsOnCard, lacksIdentity, nightsOnCard, type Registered } from './registration.rules.ts';

const stay: Registered = {
  ...{ number: 'KMH0001', customer_name: 'Asha Mushi', check_in: '2026-12-30', check_out: '2027-01-02' },
  ...{ adults: 2, children: 1, guests: [] },
};
const asha = { name: 'Asha Mushi', identity_kind: 'passport', identity_number: 'AB123' };

test('the card has everybody who is named, and a blank for each adult who is not', () => {
  expect(guestsOnCard(stay).map(({ name }) => name)).toEqual(['Asha Mushi', '']);
  const child = { name: 'Neema', child: true };
  expect(guestsOnCard({ ...stay, guests: [asha, child] }).map(({ name }) => name)).toEqual([
    ...['Asha Mushi', 'Neema', ''],
  ]);
  expect(nightsOnCard(stay)).toBe(3);
});

test('each adult needs a paper, a child does not', () => {
  expect(lacksIdentity(stay)).toBe(true);
  const juma = { ...asha, name: 'Juma' };
  expect(lacksIdentity({ ...stay, guests: [asha, juma, { name: 'Neema', child: true }] })).toBe(false);
  expect(lacksIdentity({ ...stay, guests: [asha] })).toBe(true);
});
