// cspell:ignore kifaa chako TIGOPESA kiko hakikuweza kutengenezwa ukichukue
import { expect, test } from 'vitest';
import { type JobInMessage, jobMessage, type MessageStyle, messageOf } from './job-message.rules.ts';

const JOB: JobInMessage = { number: 'KMS0007', status: 'done', result: 'done', item: 'Galaxy A14' };
const STYLE: MessageStyle = {
  ...{ shop: 'Fundi Simu', language: 'en', currency: 'TZS', currency_format: '0,0' },
  ...{ time_zone: 'Africa/Dar_es_Salaam', remain: 0n, pay_to: null, link: null },
};

test('what is done is told with what is left to pay, how, and where to look', () => {
  const told = jobMessage(JOB, 'ready', {
    ...STYLE,
    ...{ remain: 3_500_000n, pay_to: 'M-PESA 5512345', link: 'https://duka.example.com/job/ABCD' },
  });
  expect(told).toBe(
    'Fundi Simu: your Galaxy A14 is ready to collect (KMS0007). Left to pay: 35,000 TZS. ' +
      'Pay to M-PESA 5512345, reference KMS0007. https://duka.example.com/job/ABCD',
  );
  expect(jobMessage(JOB, 'ready', { ...STYLE, pay_to: 'M-PESA 5512345' })).toBe(
    'Fundi Simu: your Galaxy A14 is ready to collect (KMS0007).',
  );
  expect(jobMessage({ ...JOB, result: 'not_possible' }, 'ready', { ...STYLE, language: 'sw' })).toBe(
    'Fundi Simu: kifaa chako Galaxy A14 hakikuweza kutengenezwa. Karibu ukichukue (KMS0007).',
  );
  expect(jobMessage({ ...JOB, item: null }, 'ready', STYLE)).toContain('the work that you ordered is done');
});

test('an estimate and an appointment are told by the clock and the money of the branch', () => {
  const asked = { ...JOB, status: 'pending', waiting: 'customer', estimate_amount: 15_000_000n };
  expect(jobMessage(asked, 'estimate', STYLE)).toBe(
    'Fundi Simu: your estimate is 150,000 TZS (KMS0007). Please accept or decline it.',
  );
  const planned = { ...JOB, status: 'pending', starts: new Date('2026-12-08T06:00:00Z') };
  expect(jobMessage(planned, 'appointment', STYLE)).toBe(
    'Fundi Simu: your appointment is on 08/12/2026 at 09:00 (KMS0007).',
  );
});

test('what there is to tell follows from how the job stands', () => {
  const starts = new Date();
  const told = (job: Partial<JobInMessage>) => messageOf({ number: 'S1', status: 'pending', ...job });
  expect([
    ...[told({ status: 'done' }), told({ status: 'done', collected_at: starts }), told({})],
    ...[told({ starts }), told({ starts, waiting: 'customer', estimate_amount: 1n })],
    told({ starts, waiting: 'customer', estimate_amount: 1n, accepted_at: starts }),
    ...[told({ status: 'cancelled', starts }), told({ status: 'in_progress', starts })],
  ]).toEqual(['ready', null, null, 'appointment', 'estimate', 'appointment', null, 'appointment']);
});

test('the longest still fits into three SMS', () => {
  const longest = jobMessage({ ...JOB, number: 'KM20260000418', item: 'Galaxy '.repeat(17) }, 'ready', {
    ...{ ...STYLE, language: 'sw', shop: 'Duka '.repeat(40), remain: 9_999_999_999_900n },
    ...{ pay_to: 'TIGOPESA 255713990130', link: `https://duka.example.com/job/${'A'.repeat(16)}` },
  });
  expect(longest.length).toBeLessThanOrEqual(3 * 153);
});
