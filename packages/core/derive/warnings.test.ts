import { describe, expect, it } from 'vitest';
import { defineEntity } from '../define-entity.ts';
import type { Problems } from '../errors.ts';
import { f } from '../fields.ts';
import { warningsAbout } from './warnings.ts';

const bed = defineEntity({
  name: 'bed',
  module: 'shed',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text(),
    cost: f.money({ read: 'see_cost' }),
    price: f.money(),
    made: f.date(),
    maker: f.ref('user'),
  },
  warnings: [
    ({ cost, price }): Problems =>
      typeof cost === 'bigint' && typeof price === 'bigint' && price < cost
        ? { price: { key: 'below_cost' } }
        : {},
    ({ made }, today): Problems =>
      typeof made === 'string' && made > today
        ? { made: { key: 'not_yet' }, maker: { key: 'too_early' } }
        : {},
  ],
  list: { columns: [] },
  form: [],
});
const about = (row: object, ...permissions: string[]) => {
  const actor = { account_type: 'employee', permissions: new Set(permissions) };
  return warningsAbout(bed, row as Record<string, unknown>, actor, '2026-11-20');
};

describe('what looks like a mistake', () => {
  it('is found by each warning of the definition, by column, with the day of the branch', () => {
    expect(about({ cost: 5n, price: 4n, made: '2026-11-21' }, 'see_cost')).toEqual({
      price: { key: 'below_cost' },
      made: { key: 'not_yet' },
      maker_id: { key: 'too_early' },
    });
    expect(about({ cost: 4n, price: 4n, made: '2026-11-20' }, 'see_cost')).toEqual({});
  });

  it('tells nothing of what one may not see', () => {
    expect(about({ cost: 5n, price: 4n })).toEqual({});
  });
});
