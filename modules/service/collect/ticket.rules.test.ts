import { expect, test } from 'vitest';
import { readTicket } from './ticket.rules.ts';

// cspell:ignore KMS MRDXH

const CODE = 'K7QW4MRDXH9P2VTC';

test('a ticket is read by its link, its code, its number or the last digits of that, and nothing else is one', () => {
  for (const text of [
    `https://shop.example:8443/job/${CODE}`,
    `HTTP://10.0.0.2/job/${CODE}`,
    CODE,
    ' k7qw 4mrd xh9p 2vtc ',
  ])
    expect(readTicket(text)).toEqual({ code: CODE });
  expect(readTicket('KMS0041')).toEqual({ number: 'KMS0041' });
  expect(readTicket(' kms 0041 ')).toEqual({ number: 'KMS0041' });
  expect(readTicket('041')).toEqual({ number: '041' });
  for (const text of [
    '',
    'Asha',
    'https://shop.example/verify/K7QW4MRDXH9P2VTC',
    '6161100098765',
    '%',
    '1%2',
  ])
    expect(readTicket(text)).toBeNull();
});
