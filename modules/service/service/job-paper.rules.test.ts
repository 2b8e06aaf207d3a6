import { expect, test } from 'vitest';
import { factsOnPaper, type JobOnPaper, linesOfEstimate } from './job-paper.rules.ts';

const STYLE = {
  language: 'en' as const,
  day: (day: string) => `day ${day}`,
  moment: (instant: string) => `at ${instant}`,
  amount: (wire: number) => `TZS ${wire}`,
};

const JOB: JobOnPaper & { total_amount: number } = {
  ...{ number: 'KMS0007', date: '2026-12-08', customer_name: 'Asha Juma', service_type_name: 'Repair' },
  ...{ assignee_name: 'Neema Mushi', item: 'Galaxy A14', serial_number: 'R58M', condition: 'Scratched' },
  ...{ accessories: 'Cover', problem: 'Screen broken', starts: null, promised_at: '2026-12-09T14:00Z' },
  ...{ warranty_days: 30, remarks: 'Difficult', total_amount: 151_000 },
  parts: [{ product_name: 'Screen', quantity: 1 }],
};

test('the ticket tells the customer what he left and when it is ready, the card whoever works on it the rest as well', () => {
  const ticket = factsOnPaper('ticket', JOB, STYLE).map(({ title, value }) => `${title}: ${value}`);
  expect(ticket).toEqual([
    ...['Received: day 2026-12-08', 'Customer: Asha Juma', 'Work: Repair', 'Item: Galaxy A14'],
    ...['Serial number: R58M', 'Left with it: Cover', 'Condition: Scratched', 'Problem: Screen broken'],
    ...['Promised for: at 2026-12-09T14:00Z', 'Warranty: 30 days'],
  ]);
  const card = factsOnPaper('card', JOB, STYLE).map(({ title, value }) => `${title}: ${value}`);
  expect(card).toEqual([...ticket, ...['Assigned to: Neema Mushi', 'Remarks: Difficult']]);
  const paid = factsOnPaper('ticket', { ...JOB, deposit: 20_000 }, STYLE);
  expect(paid.at(-1)).toEqual({ title: 'Deposit paid', value: 'TZS 20000' });
  expect(factsOnPaper('card', { ...JOB, deposit: 20_000 }, STYLE).map(({ title }) => title)).not.toContain(
    'Deposit paid',
  );
  // Neither tells what it costs.
  expect(card.join()).not.toContain('151');
});

test('what a job does not say stands on no paper', () => {
  const bare = factsOnPaper('card', { number: 'KMS0001', date: '2026-12-08' }, STYLE);
  expect(bare).toEqual([{ title: 'Received', value: 'day 2026-12-08' }]);
});

test('the label tells whose the item is and when it is promised, and no more', () => {
  const label = factsOnPaper('label', JOB, STYLE).map(({ title, value }) => `${title}: ${value}`);
  expect(label).toEqual(['Customer: Asha Juma', 'Item: Galaxy A14', 'Promised for: at 2026-12-09T14:00Z']);
});

test('the lines of an estimate come to its total, the work first', () => {
  const lines = linesOfEstimate({
    ...{ service_type_name: 'Repair', hours: null, total_amount: 151_000 },
    parts: [{ product_name: 'Screen', quantity: 2, total_amount: 116_000 }],
  });
  expect(lines).toEqual([
    { title: 'Repair', quantity: 1, amount: 35_000 },
    { title: 'Screen', quantity: 2, amount: 116_000 },
  ]);
  expect(linesOfEstimate({ service_type_name: 'Advice', hours: 2.5, total_amount: 0.1 })).toEqual([
    { title: 'Advice', quantity: 2.5, amount: 0.1 },
  ]);
});
