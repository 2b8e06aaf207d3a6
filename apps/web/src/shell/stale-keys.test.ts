import { describe, expect, it } from 'vitest';
import { registry } from '#modules/registry.ts';
import { isStale } from '#web-kit/live/stale-keys.ts';

const stale = (key: unknown[], changed: Record<string, string[] | null>) => isStale(key, changed, registry);

describe('after a change', () => {
  it('lists and totals of its entity are asked again, and the record itself', () => {
    expect(stale(['category', 'list', {}, {}], { category: ['1'] })).toBe(true);
    expect(stale(['category', 'totals', 'all'], { category: ['1'] })).toBe(true);
    expect(stale(['category', 'one', '1'], { category: ['1'] })).toBe(true);
    expect(stale(['category', 'one', '2'], { category: null })).toBe(true);
  });

  it('nothing else is', () => {
    expect(stale(['category', 'one', '2'], { category: ['1'] })).toBe(false);
    expect(stale(['customer', 'list', {}], { category: ['1'] })).toBe(false);
    expect(stale(['own-settings'], { category: ['1'] })).toBe(false);
    expect(stale([{ any: 1 }], { category: ['1'] })).toBe(false);
  });

  it('of a record that another list shows as well, so is that list', () => {
    expect(stale(['account', 'list', {}], { customer: ['1'] })).toBe(true);
    expect(stale(['account', 'counts', ''], { customer: null })).toBe(true);
    expect(stale(['account', 'one', '1'], { customer: ['1'] })).toBe(false);
  });

  it('of a document, so is what counts its goods and its money', () => {
    for (const name of ['product', 'customer', 'account'])
      expect([name, stale([name, 'list', {}], { sale: ['1'] })]).toEqual([name, true]);
    expect(stale(['product', 'one', '7'], { sale: ['1'] })).toBe(true);
    expect(stale(['role', 'list', {}], { sale: ['1'] })).toBe(false);
  });
});
