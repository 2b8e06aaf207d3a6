import { expect, test } from 'vitest';
import { requireSameOrigin } from './same-origin.ts';

const host = 'duka.example:3000';

test.each([
  ['POST', {}],
  ['PUT', { 'sec-fetch-site': 'same-origin', origin: 'http://duka.example:3000' }],
  ['DELETE', { 'sec-fetch-site': 'none' }],
  ['POST', { origin: 'https://duka.example:3000' }],
  ['GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
])('%s %j passes', (method, headers) => {
  expect(() => requireSameOrigin(method, { host, ...headers })).not.toThrow();
});

test.each([
  ['POST', { 'sec-fetch-site': 'cross-site' }],
  ['PUT', { 'sec-fetch-site': 'same-site' }],
  ['POST', { origin: 'https://evil.example' }],
  ['DELETE', { origin: 'null' }],
  ['POST', { origin: 'http://duka.example' }],
  ['POST', { origin: `http://${host}.evil.example` }],
])('%s %j is refused', (method, headers) => {
  expect(() => requireSameOrigin(method, { host, ...headers })).toThrow('foreign_site');
});
