import { expect, test } from 'vitest';
import { addressForOthers } from './address-for-others.ts';

test.each([
  ['https://duka.example.com', 'https://duka.example.com'],
  ['http://duka.example.com:8080', 'http://duka.example.com:8080'],
  ...[undefined, '', 'null', 'http://localhost:3000', 'http://192.168.1.20', 'http://[fe80::1]:3000'].map(
    (origin) => [origin, null],
  ),
  ...['http://till.local', 'https://onepos.lan', 'http://server', 'chrome-extension://abc.def'].map(
    (origin) => [origin, null],
  ),
])('%s leads others to %s', (origin, address) => {
  expect(addressForOthers(origin ?? undefined)).toBe(address);
});
