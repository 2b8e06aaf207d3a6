import { expect, test } from 'vitest';
import { lockedNode } from './locked-node.mjs';

test('the Node of the lock file is taken before the one of the host', () => {
  expect(lockedNode(process.cwd())).toContain('node_modules');
});

test('without it a host with Node 24 will do, and an older one is told what to install', () => {
  expect(lockedNode('/nowhere', { version: '24.1.0', path: '/usr/bin/node' })).toBe('/usr/bin/node');
  expect(() => lockedNode('/nowhere', { version: '20.20.2', path: '/usr/bin/node' })).toThrow(
    /the installed one is 20\.20\.2\. Install Node 24 or newer/,
  );
});
