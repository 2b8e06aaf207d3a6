import { expect, test } from 'vitest';
import { offerFor, promisedBefore, typedOnPaper } from './intake.rules.ts';

const offer = (user_id: string, hour: string) => ({
  ...{ user_id, name: user_id, starts: `2026-12-01T${hour}:00:00Z`, ends: `2026-12-01T${hour}:30:00Z` },
});

test('a promise is made from the gap of whoever is chosen, else from the first', () => {
  const offers = [offer('anna', '07'), offer('juma', '09')];
  expect(offerFor(offers, '')?.user_id).toBe('anna');
  expect(offerFor(offers, 'juma')?.starts).toContain('T09');
  expect(offerFor(offers, 'ben')).toBeUndefined();
});

test('a promise before the work can be done is said', () => {
  expect(promisedBefore('2026-12-01T07:29:00Z', offer('anna', '07'))).toBe(true);
  expect(promisedBefore('2026-12-01T07:30:00Z', offer('anna', '07'))).toBe(false);
  expect(promisedBefore('', offer('anna', '07'))).toBe(false);
});

test('the paper beside the form has what is typed, and leaves out what is not', () => {
  const paper = typedOnPaper(
    {
      ...{ customer_id: { value: 'c', title: 'Asha' }, service_type_id: { value: 't', title: 'Repair' } },
      ...{ item: ' A14 ', problem: '', deposit_amount: '20000', warranty_days: '30' },
    },
    '2026-12-01',
  );
  expect(paper).toMatchObject({
    ...{ customer_name: 'Asha', service_type_name: 'Repair', item: 'A14', problem: null },
    ...{ date: '2026-12-01', deposit: 20_000, warranty_days: 30, assignee_name: null },
  });
  expect(typedOnPaper({}, '2026-12-01')).toMatchObject({ deposit: null, customer_name: null });
});
