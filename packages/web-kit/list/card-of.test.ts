import { describe, expect, it } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import type { WireRow } from '../api/queries.ts';
import { dressed } from '../fields/looks.ts';
import { between, cardPlaces } from './card-of.tsx';

const thing = defineEntity({
  name: 'thing',
  module: 'shed',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text(),
    box: f.ref('box'),
    sort: f.choice(['none', 'long']),
    is_sharp: f.flag(),
    cost: f.money(),
    price: f.money(),
    left: f.quantity(),
    status: f.choice(['good', 'broken']),
  },
  list: { columns: [] },
  form: [],
});
const keys = ['created_at', 'name', 'box', 'sort', 'is_sharp', 'cost', 'price', 'left', 'status'];
const row: WireRow = {
  id: '1',
  version: 1,
  created_at: '2026-11-21T08:00:00Z',
  name: 'Nail',
  box_name: 'Red box',
  sort: 'long',
  is_sharp: true,
  cost: 2,
  price: 3,
  left: 9,
  status: 'good',
};

describe('a card', () => {
  it('has the name, the last amount of money, the status, and quiet facts that say something by themselves', () => {
    expect(cardPlaces(thing, keys, row)).toEqual({
      title: 'name',
      figure: 'price',
      chip: 'status',
      foot: undefined,
      quiet: ['created_at', 'box', 'sort'],
    });
  });

  it('puts no comma after a sentence', () => {
    expect(['Sells. Sees no profit.', 'Red box', 7, null].map(between)).toEqual([' ', ', ', ', ', ', ']);
  });

  it('leaves out what is nothing, no or none', () => {
    const bare = { ...row, box_name: null, sort: 'none', is_sharp: false, status: null };
    expect(cardPlaces(thing, keys, bare)).toMatchObject({ chip: undefined, quiet: ['created_at'] });
    expect(cardPlaces(thing, keys, { ...bare, sort: 'NONE' }).quiet).toEqual(['created_at']);
  });

  it('is named by its first column where the name is not shown', () => {
    expect(cardPlaces(thing, ['box', 'price'], row)).toMatchObject({ title: 'box', quiet: [] });
  });

  it('has what a document came to, whatever amounts stand after it', () => {
    const document = { ...thing, payable: true, fields: { ...thing.fields, total_amount: f.money() } };
    expect(cardPlaces(document, ['name', 'total_amount', 'price'], row)).toMatchObject({
      figure: 'total_amount',
    });
  });

  it('has the amount that its definition says, where the user shows it', () => {
    const paid = { ...thing, list: { ...thing.list, figure: 'left' } };
    expect(cardPlaces(paid, ['name', 'left', 'price'], row)).toMatchObject({ figure: 'left' });
    expect(cardPlaces(paid, ['name', 'price'], row)).toMatchObject({ figure: 'price' });
  });

  it('gives a line of its own to a field that wants the foot', () => {
    const barred = dressed(thing, { left: { card: { Cell: () => null, place: 'foot' } } });
    expect(cardPlaces(barred, keys, row)).toMatchObject({ foot: 'left' });
  });
});
