import { expectTypeOf, test } from 'vitest';
import { type GivenFor, many, maybe, one, sometimes, underRight, type WireOf } from './define-answer.ts';
import { f } from './fields.ts';

const answer = one({
  name: f.text(),
  shelf: f.ref('shelf'),
  value: f.money({ read: 'view_buying_price' }),
  last: maybe(one({ at: f.datetime(), quantity: f.quantity() })),
  lines: many({ kind: f.choice(['in', 'out']), due: maybe(f.date()) }),
  owed: underRight('list_debts', one({ amount: f.money() })),
  town: sometimes(f.text()),
});

test('the types of server and browser follow from one list', () => {
  type Given = GivenFor<typeof answer>;
  expectTypeOf<Given['name']>().toEqualTypeOf<string>();
  expectTypeOf<string>().toExtend<Given['shelf_id']>();
  expectTypeOf<Given['value']>().toEqualTypeOf<bigint>();
  expectTypeOf<null>().toExtend<Given['last']>();
  expectTypeOf<NonNullable<Given['last']>['at']>().toEqualTypeOf<Date>();
  expectTypeOf<Given['lines'][number]['kind']>().toEqualTypeOf<'in' | 'out'>();
  type Wire = WireOf<typeof answer>;
  expectTypeOf<Wire['name']>().toEqualTypeOf<string>();
  expectTypeOf<Wire['value']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<NonNullable<Wire['last']>['at']>().toEqualTypeOf<string>();
  expectTypeOf<Wire['lines'][number]['due']>().toEqualTypeOf<string | null>();
  // What may be left out need not be given, and is not counted on.
  expectTypeOf<undefined>().toExtend<Given['owed']>();
  expectTypeOf<NonNullable<Given['owed']>['amount']>().toEqualTypeOf<bigint>();
  expectTypeOf<undefined>().toExtend<Wire['owed']>();
  expectTypeOf<NonNullable<Wire['owed']>['amount']>().toEqualTypeOf<number>();
  expectTypeOf<Wire['town']>().toEqualTypeOf<string | undefined>();
});
