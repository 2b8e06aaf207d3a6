import { describe, expect, it } from 'vitest';
import { bodySchemaOf, defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { blankTyped, newLine, saidBody, typedSchema } from './typed-body.ts';

const body = defineBody({
  fields: {
    id: f.id('rent', { required: true }),
    house: f.ref('house', { required: true }),
    amount: f.money({ required: true }),
    fee: f.money({ default: 0 }),
    kind: f.choice(['monthly', 'daily'], { default: 'monthly' }),
    is_paid: f.flag({ default: false }),
    is_shared: f.flag(),
    note: f.text({ max: 40 }),
    word: f.secret({ secret: true }),
    rooms: f.lines({ room: f.ref('room', { required: true }), beds: f.quantity(), note: f.text() }),
    guests: f.ids('guest'),
    friends: f.refs('guest'),
    keys: f.lines({ name: f.text({ required: true }) }, { required: true }),
  },
});
const ROOMS = body.fields.rooms.lines;
const blank = blankTyped(body.fields);
const house = { value: 'h1', title: 'Kariakoo 7' };

describe('what the inputs of a body hold', () => {
  it('is nothing of each kind, or what the body takes for what is left out', () => {
    expect(blank).toEqual({
      ...{
        id: '',
        house_id: null,
        amount: '',
        fee: '',
        kind: 'monthly',
        is_paid: false,
        is_shared: false,
        note: '',
        word: '',
      },
      ...{ rooms: [], guests: [], friend_ids: [], keys: [] },
    });
  });

  it('begins a line with what is said of it already', () => {
    expect(newLine(ROOMS, 'k', { beds: '2' })).toEqual({ key: 'k', room_id: null, beds: '2', note: '' });
  });
});

describe('the body that is sent', () => {
  it('leaves out what is blank, as its schema fills it in, and says lists that must be said', () => {
    expect(saidBody(body.fields, blank, {})).toEqual({ kind: 'monthly', is_paid: false, keys: [] });
  });

  it('says what is typed as the wire has it', () => {
    const typed = {
      ...blank,
      is_shared: true,
      house_id: house,
      amount: '1250.5',
      note: '  two keys ',
      guests: ['g1'],
    };
    expect(saidBody(body.fields, typed, {})).toEqual({
      ...{ house_id: 'h1', amount: 1250.5, kind: 'monthly', is_paid: false, note: 'two keys', keys: [] },
      ...{ guests: ['g1'], is_shared: true },
    });
  });

  it('is silent about what is not asked, however much of it is typed', () => {
    const typed = { ...blank, note: 'hidden', kind: 'daily' };
    expect(saidBody(body.fields, typed, { note: false, kind: false })).toEqual({ is_paid: false, keys: [] });
  });

  it('says lines by their fields alone, otherwise where that is said, and none for a line that is none', () => {
    const lines = ['a', 'b'].map((key) => ({
      ...newLine(ROOMS, key, { room_id: { value: key, title: key }, beds: '3', note: 'x' }),
      found: { price: 7 },
    }));
    const rooms = (line: unknown, place: number) =>
      place === 1 ? null : { beds: (line as { beds: string }).beds.length, note: undefined };
    const said = (rows = {}) => saidBody(body.fields, { ...blank, rooms: lines }, {}, rows).rooms;
    expect(said()).toEqual([
      { room_id: 'a', beds: 3, note: 'x' },
      { room_id: 'b', beds: 3, note: 'x' },
    ]);
    expect(said({ rooms })).toEqual([{ room_id: 'a', beds: 1 }]);
    expect(said({ rooms: () => null })).toBeUndefined();
  });

  it('is read by the schema of the body, which asks for no more than what is required', () => {
    const read = bodySchemaOf(body.fields, { currency: 'TZS' }).safeParse(saidBody(body.fields, blank, {}));
    expect(read.error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'amount',
      'house_id',
      'id',
    ]);
  });
});

describe('a draft of such a form', () => {
  const schema = typedSchema(body.fields, { paid: 'all' });
  const { word: _, ...held }: Record<string, unknown> = { ...blank, paid: 'part' };

  it('is what its kinds can hold, a record that is chosen or taken away included', () => {
    expect(schema.safeParse(held).success).toBe(true);
    expect(schema.safeParse({ ...held, house_id: house, rooms: [newLine(ROOMS, 'k', {})] }).success).toBe(
      true,
    );
  });

  it('is none where it is of an older form, or holds what is secret', () => {
    for (const other of [
      { house_id: 'h1' },
      { amount: 5 },
      { rooms: [{ key: 'k' }] },
      { paid: true },
      { word: 'x' },
      { rent: '' },
    ])
      expect(schema.safeParse({ ...held, ...other }).success, JSON.stringify(other)).toBe(false);
    const { note: __, ...older } = held;
    expect(schema.safeParse(older).success).toBe(false);
  });
});
