import { expect, it } from 'vitest';
import { OLDEST_DAYS } from '../form/drafts.ts';
import { storageOf } from '../testing/storage-of.ts';
import { openDrafts, sealDrafts } from './sealed-drafts.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-11-20T10:32:00Z');
const asha = { userId: 'asha', draftKey: 'only her server knows it' };
const TYPED = { 'draft.asha.market.product.new': '{"typed":{"name":"Nail"}}' };

async function sealed(entries: Readonly<Record<string, string>> = TYPED) {
  const kept = storageOf(entries);
  await sealDrafts(kept.storage, asha, now);
  return kept;
}

it('what was typed cannot be read while nobody is logged in, and is there again for who typed it', async () => {
  const { storage, left } = await sealed({ ...TYPED, 'list.asha.product': '{}' });
  expect(Object.keys(left()).toSorted()).toEqual([
    'list.asha.product',
    'sealed-draft.asha.market.product.new',
  ]);
  expect(JSON.stringify(left())).not.toContain('Nail');
  await openDrafts(storage, asha, now + DAY);
  expect(left()).toEqual({ ...TYPED, 'list.asha.product': '{}' });
});

it('twice sealed is sealed with another vector each time', async () => {
  const [one, other] = [await sealed(), await sealed()];
  expect(one.left()).not.toEqual(other.left());
});

it('another user opens none of it and leaves it as it lies, until it is too old for anybody', async () => {
  const { storage, left } = await sealed();
  const lies = left();
  const juma = { userId: 'juma', draftKey: 'another' };
  await openDrafts(storage, juma, now + OLDEST_DAYS * DAY);
  expect(left()).toEqual(lies);
  await openDrafts(storage, juma, now + OLDEST_DAYS * DAY + 1);
  expect(left()).toEqual({});
});

it.each([
  ['under another key', (text: string) => text, 'another'],
  ['changed on the device', (text: string) => text.replace('"payload":"', '"payload":"A'), asha.draftKey],
  ['no draft at all', () => '{', asha.draftKey],
])('what is %s is removed and nothing stands in its place', async (_, change, draftKey) => {
  const { storage, left } = await sealed();
  for (const [key, text] of Object.entries(left())) storage.setItem(key, change(text));
  await openDrafts(storage, { ...asha, draftKey }, now);
  expect(left()).toEqual({});
});

it('where there is no room for what is sealed, it is gone rather than open', async () => {
  const { storage, left } = storageOf(TYPED, 60);
  await sealDrafts(storage, asha, now);
  expect(left()).toEqual({});
});
