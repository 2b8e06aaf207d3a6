import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL_VISIBILITY, NO_VISIBILITY } from '#core/visibility.ts';
import { ALL_PERMISSIONS } from '../../permissions.ts';
import { USER_ACCOUNT_TYPES } from '../user/user.entity.ts';
import { excessOf, type Giver, type Held, type Holding, outlastsGiver } from './envelope.rules.ts';

const BRANCHES = ['kariakoo', 'mbezi'];
const RIGHTS = [...ALL_PERMISSIONS];

const holding: fc.Arbitrary<Holding> = fc.record({
  rights: fc.oneof(
    fc.constant(ALL_PERMISSIONS),
    fc.subarray(RIGHTS.slice(0, 3)).map((rights) => new Set(rights)),
  ),
  visibility: fc.constantFrom(FULL_VISIBILITY, { ...FULL_VISIBILITY, days: 7 }, NO_VISIBILITY),
  stores: fc.subarray(['front', 'back']),
  orderLimit: fc.constantFrom(null, 0n, 500n),
  discountLimit: fc.constantFrom(null, 1000),
});
const held = fc.record({
  accountType: fc.constantFrom(...USER_ACCOUNT_TYPES),
  branches: fc
    .tuple(fc.option(holding), fc.option(holding))
    .map((pair) => new Map(pair.flatMap((one, place) => (one ? [[BRANCHES[place] ?? '', one]] : [])))),
  until: fc.constantFrom(null, new Date(1), new Date(2)),
});
const giver = (one: Held): Giver => ({ ...one, allBranches: BRANCHES });

const FULL: Holding = { rights: ALL_PERMISSIONS, visibility: FULL_VISIBILITY, stores: [] };
const owner = giver({
  accountType: 'owner',
  branches: new Map(BRANCHES.map((id) => [id, FULL])),
  until: null,
});
const asked = (change: Partial<Held> = {}, some: Partial<Holding> = {}): Held => ({
  accountType: 'employee',
  branches: new Map([['mbezi', { ...FULL, ...some }]]),
  until: null,
  ...change,
});

test('what somebody makes makes no more than he could have made himself, over however many steps', () => {
  const all = fc.sample(held, { numRuns: 300, seed: 7 });
  const makes = all.map((one) => all.map((other) => !excessOf(giver(one), other)));
  // People have no end: what one of them makes may last longer than the token that made him.
  const isWithin = (one: number, three: number) => {
    const [first, last] = [all[one], all[three]];
    return makes[one]?.[three] || (first && last && excessOf(giver(first), last)?.what === 'time');
  };
  let chains = 0;
  for (const [one, row] of makes.entries())
    for (const [two, makesTwo] of row.entries())
      for (const [three, makesThree] of (makesTwo ? (makes[two] ?? []) : []).entries())
        if (makesThree) {
          chains += 1;
          if (!isWithin(one, three))
            expect([all[one], all[two], all[three]]).toBe('a chain within the first');
        }
  expect(chains).toBeGreaterThan(1000);
});

describe('what is asked for is more', () => {
  test.each<[string, Giver, Held]>([
    ['account', giver({ ...owner, accountType: 'employee' }), asked({ accountType: 'owner' })],
    ['account', giver({ ...owner, branches: new Map([['mbezi', FULL]]) }), asked({ accountType: 'owner' })],
    [
      'account',
      giver({ ...owner, branches: new Map(BRANCHES.map((id) => [id, { ...FULL, orderLimit: 500n }])) }),
      asked({ accountType: 'owner' }, { orderLimit: 500n }),
    ],
    ['branch', giver(asked()), asked({ branches: new Map([['kariakoo', FULL]]) })],
    [
      'rights',
      giver(asked({}, { rights: new Set(RIGHTS.slice(1)) })),
      asked({}, { rights: new Set(RIGHTS) }),
    ],
    ['visibility', giver(asked({}, { visibility: NO_VISIBILITY })), asked()],
    ['stores', giver(asked({}, { stores: ['front'] })), asked({}, { stores: [] })],
    ['stores', giver(asked({}, { stores: ['front'] })), asked({}, { stores: ['front', 'back'] })],
    ['limit', giver(asked({}, { orderLimit: 500n })), asked({}, { orderLimit: 501n })],
    ['limit', giver(asked({}, { orderLimit: 0n })), asked()],
    ['limit', giver(asked({}, { discountLimit: 1000 })), asked({}, { discountLimit: 1001 })],
    ['limit', giver(asked({}, { discountLimit: 1000 })), asked()],
    ['limit', giver(asked({}, { refundLimit: 0n })), asked()],
    ['time', giver(asked({ until: new Date(1) })), asked({ until: new Date(2) })],
  ])('by %s', (what, by, wanted) => {
    expect(excessOf(by, wanted)?.what).toBe(what);
  });

  test('where the right by which it is done is held in another branch only', () => {
    const right = RIGHTS[0] ?? '';
    const branches = new Map([
      ['kariakoo', FULL],
      ['mbezi', { ...FULL, rights: new Set<string>() }],
    ]);
    const wanted = asked({}, { rights: new Set() });
    expect(excessOf(giver(asked({ branches })), wanted)).toBeNull();
    expect(excessOf(giver(asked({ branches })), wanted, right)).toEqual({ what: 'branch' });
  });
});

test('an owner of every branch gives whatever there is, and a token what is as much as itself', () => {
  expect(excessOf(owner, asked())).toBeNull();
  expect(excessOf(owner, { ...owner })).toBeNull();
  const token = giver(asked({ until: new Date(1) }));
  expect(excessOf(token, asked())).toBeNull();
  expect(excessOf(token, asked({ until: new Date(1) }))).toBeNull();
});

test('a token gives nobody what would outlast it, and takes what it likes', () => {
  const token = giver(asked({ until: new Date(1) }));
  const some = asked({}, { rights: new Set(RIGHTS.slice(0, 1)) });
  const none = asked({ branches: new Map() });
  for (const [after, before, lasts] of [
    [some, undefined, true],
    [some, none, true],
    [asked(), some, true],
    [some, asked(), false],
    [some, some, false],
    [none, some, false],
    [none, undefined, false],
    [{ ...owner }, { ...owner }, false],
    [asked({ until: new Date(1) }), undefined, false],
  ] as const)
    expect([after, before, outlastsGiver(token, after, before)]).toEqual([after, before, lasts]);
  expect(outlastsGiver(owner, some)).toBe(false);
});
