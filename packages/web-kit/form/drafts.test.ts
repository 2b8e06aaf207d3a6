import { describe, expect, it } from 'vitest';
import { storageOf } from '../testing/storage-of.ts';
import {
  type DraftPlace,
  dropDraft,
  LONGEST_DRAFT,
  MOST_DRAFTS,
  OLDEST_DAYS,
  saveDraft,
  savedDraft,
} from './drafts.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-11-20T10:32:00Z');
const place: DraftPlace = { user: 'asha', branch: 'market', entity: 'product', record: null };
const draftOf = (name: string, at = now) => ({
  at: new Date(at).toISOString(),
  typed: { name },
  version: 3,
  before: { name: 'Nail' },
});

describe('a draft on the device', () => {
  it('is there for who typed it, in the branch, form and record where it was typed, and nowhere else', () => {
    const { storage } = storageOf();
    saveDraft(place, draftOf('Screw'), storage);
    expect(savedDraft(place, now, storage)).toEqual(draftOf('Screw'));
    const others: Partial<DraftPlace>[] = [
      { user: 'juma' },
      { branch: 'harbour' },
      { entity: 'customer' },
      { record: '7' },
    ];
    for (const other of others) expect(savedDraft({ ...place, ...other }, now, storage)).toBeUndefined();
  });

  it('is gone once it is dropped, and no other with it', () => {
    const { storage } = storageOf();
    const change = { ...place, record: '7' };
    saveDraft(place, draftOf('Screw'), storage);
    saveDraft(change, draftOf('Bolt'), storage);
    dropDraft(place, storage);
    expect(savedDraft(place, now, storage)).toBeUndefined();
    expect(savedDraft(change, now, storage)).toEqual(draftOf('Bolt'));
  });

  it('is forgotten when it is old', () => {
    const { storage, left } = storageOf();
    saveDraft(place, draftOf('Screw'), storage);
    expect(savedDraft(place, now + OLDEST_DAYS * DAY, storage)).toBeDefined();
    expect(savedDraft(place, now + OLDEST_DAYS * DAY + 1, storage)).toBeUndefined();
    expect(left()).toEqual({});
  });

  it('makes room for a newer one where there are many; the oldest goes, and nothing but drafts', () => {
    const { storage, left } = storageOf({ 'list.asha.product': '{}', user: 'sealed' });
    for (let n = 0; n <= MOST_DRAFTS; n++)
      saveDraft({ ...place, record: String(n) }, draftOf('Screw', now + n), storage);
    expect(savedDraft({ ...place, record: '0' }, now, storage)).toBeUndefined();
    expect(savedDraft({ ...place, record: '1' }, now, storage)).toBeDefined();
    expect(Object.keys(left())).toHaveLength(MOST_DRAFTS + 2);
    expect(left()).toMatchObject({ 'list.asha.product': '{}', user: 'sealed' });
  });

  it('is none where too much is typed for one: half of it would look like all of it', () => {
    const { storage } = storageOf();
    saveDraft(place, draftOf('Screw'), storage);
    saveDraft(place, draftOf('x'.repeat(LONGEST_DRAFT)), storage);
    expect(savedDraft(place, now, storage)).toBeUndefined();
  });

  it('stops nobody where the browser has no room, or holds something that cannot be read', () => {
    const { storage } = storageOf({ 'draft.asha.kariakoo.product.new': '{"typed":' }, 10);
    expect(savedDraft(place, now, storage)).toBeUndefined();
    expect(() => saveDraft(place, draftOf('Screw'), storage)).not.toThrow();
    expect(savedDraft(place, now, storage)).toBeUndefined();
  });
});
