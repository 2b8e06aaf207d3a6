import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { isLocal } from './is-local.ts';

const at = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  isLocal({ remoteAddress, headers: { host: 'localhost:3000', ...headers } });

test.each(['127.0.0.1', '127.0.0.2', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
  '%s is this machine',
  (address) => expect(at(address)).toBe(true),
);

const own = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ internal }) => !internal)
  .flatMap(({ address, family }) => (family === 'IPv4' ? [address, `::ffff:${address}`] : [address]));

test.each([
  ...[
    '10.0.0.7',
    '192.168.1.10',
    '128.0.0.1',
    '0.0.0.0',
    '::',
    '::2',
    'fe80::1%eth0',
    '::ffff:10.0.0.7',
    '',
    'x',
  ],
  ...own,
  undefined,
])('%s is another', (address) => expect(at(address)).toBe(false));

test.each([
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-for', ''],
  ['x-forwarded-host', 'shop.example'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '127.0.0.1'],
  ['forwarded', 'for=127.0.0.1'],
  ['via', '1.1 proxy'],
])('what a proxy of this machine passes on is from elsewhere: %s', (name, value) =>
  expect(at('127.0.0.1', { [name]: value })).toBe(false),
);

test.each([
  'shop.example',
  'evil.example:3000',
  '192.168.1.10:3000',
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  '',
])('a name that leads here is none of this machine: %s', (host) =>
  expect(at('127.0.0.1', { host })).toBe(false),
);

test.each([
  'localhost',
  '127.0.0.1:3000',
  '127.0.0.2:80',
  '[::1]:3000',
  'LOCALHOST:3000',
  'onepos.localhost:3000',
])('and these are: %s', (host) => expect(at('127.0.0.1', { host })).toBe(true));
