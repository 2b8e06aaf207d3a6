import { expect, test } from 'vitest';
import { aCertificate } from '#server/testing/a-certificate.ts';
import { addressForOthers, publicAddressOf } from './address-for-others.ts';

const certificate = (name: string) => aCertificate(name).cert;
const OWN = { certificate: certificate('duka.example.com') };

test.each([
  ['https://duka.example.com', 'https://duka.example.com'],
  ['https://duka.example.com:8080', 'https://duka.example.com:8080'],
  ...[
    undefined,
    '',
    'null',
    'http://duka.example.com',
    'https://evil.example.com',
    'https://[fe80::1]:3000',
  ].map((origin) => [origin, null]),
])('by its certificate %s leads others to %s', (origin, address) => {
  expect(addressForOthers(origin ?? undefined, OWN)).toBe(address);
});

test.each(['till.local', 'onepos.lan', 'server', '192.168.1.20'])(
  '%s leads nobody outside of the house, also where a certificate says so',
  (name) => {
    expect(addressForOthers(`https://${name}`, { certificate: certificate(name) })).toBeNull();
  },
);

test('where nothing is known no name that a caller writes leads anywhere', () => {
  expect(addressForOthers('https://duka.example.com', {})).toBeNull();
});

test('what the operator says goes before all else', () => {
  const own = { ...OWN, publicAddress: 'https://shop.example' };
  for (const origin of [undefined, 'https://duka.example.com', 'https://evil.example.com'])
    expect(addressForOthers(origin, own)).toBe('https://shop.example');
});

test('the address that the operator says is one of a server, without what stands behind it', () => {
  expect(publicAddressOf({})).toBeNull();
  expect(publicAddressOf({ PUBLIC_ADDRESS: '' })).toBeNull();
  expect(publicAddressOf({ PUBLIC_ADDRESS: 'https://shop.example/' })).toBe('https://shop.example');
  expect(publicAddressOf({ PUBLIC_ADDRESS: 'http://shop.example:8080' })).toBe('http://shop.example:8080');
  for (const PUBLIC_ADDRESS of [
    ...['shop.example', 'ftp://shop.example', 'javascript:alert(1)', 'https://shop.example/pos'],
    ...['https://a:b@shop.example', 'https://shop.example/?a', 'https://shop.example/#a'],
  ])
    expect(() => publicAddressOf({ PUBLIC_ADDRESS })).toThrow('PUBLIC_ADDRESS');
});
