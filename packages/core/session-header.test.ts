import { expect, test } from 'vitest';
import { newId } from './ids.ts';
import { additionalData, readSessionHeader, writeSessionHeader } from './session-header.ts';

const header = { sessionId: newId(), seconds: 1_790_000_000, iv: 'A'.repeat(16), sealed: 'b'.repeat(70) };

test('a header is read as it was written', () => {
  expect(readSessionHeader(writeSessionHeader(header))).toEqual(header);
});

test('anything else is no header', () => {
  const written = writeSessionHeader(header);
  for (const wrong of [
    '',
    'Bearer x',
    written.replace('v1', 'v2'),
    `${written}.x`,
    written.replace('A', '='),
  ]) {
    expect(readSessionHeader(wrong)).toBeNull();
  }
});

test('the additional data differs with every part of a call', () => {
  const call = {
    sessionId: 's',
    seconds: 1,
    method: 'GET',
    path: '/api/x?a=1',
    branchId: 'b',
    bodyHash: 'h',
  };
  const changed = [
    { ...call, sessionId: 't' },
    { ...call, seconds: 2 },
    { ...call, method: 'PUT' },
    { ...call, path: '/api/x?a=2' },
    { ...call, branchId: 'c' },
    { ...call, bodyHash: 'i' },
    { ...call, fileHash: 'f' },
    { ...call, idempotencyKey: 'f' },
    { ...call, fileHash: 'f', idempotencyKey: 'f' },
  ];
  expect(new Set([call, ...changed].map(additionalData)).size).toBe(changed.length + 1);
});
