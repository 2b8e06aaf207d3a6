import { expect, test } from 'vitest';
import { joinNotices, noticeOf, readNotice, writeNotice } from './change-notice.ts';

const PLACE = { businessId: 'b1', branchId: 'b2' };

test('a notice is read as it was written', () => {
  const notice = noticeOf(PLACE, [
    { entity: 'sale', id: '1' },
    { entity: 'sale', id: '2' },
    { entity: 'product', id: '3' },
  ]);
  expect(notice.changed).toEqual({ sale: ['1', '2'], product: ['3'] });
  expect(writeNotice(notice).map(readNotice)).toEqual([notice]);
  const unnamed = { ...PLACE, changed: { sale: null } };
  expect(writeNotice(unnamed).map(readNotice)).toEqual([unnamed]);
});

test('whatever else stands on the wire is no notice, and stops no server', () => {
  for (const message of [
    '',
    'x',
    'null',
    '{}',
    '["b1"]',
    '["b1","b2"]',
    '["b1","b2",null]',
    '["b1","b2",["1"]]',
    '["b1","b2",{"sale":5}]',
    '["b1","b2",{"sale":"12"}]',
    '["b1","b2",{"sale":[{"id":"1"}]}]',
    '[1,"b2",{"sale":["1"]}]',
  ])
    expect([message, readNotice(message)]).toEqual([message, null]);
});

test('too many to name are told as some of them, each of the messages short enough', () => {
  const ids = Array.from({ length: 101 }, () => crypto.randomUUID());
  const records = ids.map((id) => ({ entity: 'sale', id }));
  expect(joinNotices([noticeOf(PLACE, records)])).toEqual([{ ...PLACE, changed: { sale: null } }]);
  const hundred = Object.fromEntries(['sale', 'debt', 'payment'].map((name) => [name, ids.slice(0, 100)]));
  const messages = writeNotice({ ...PLACE, changed: hundred });
  expect(messages).toHaveLength(3);
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(8000);
  expect(joinNotices(messages.map((one) => readNotice(one) ?? { ...PLACE, changed: {} }))).toEqual([
    { ...PLACE, changed: hundred },
  ]);
});
