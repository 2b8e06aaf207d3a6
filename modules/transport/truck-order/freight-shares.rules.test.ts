import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freightOfOthers, type PricedCargo } from './freight-shares.rules.ts';

const cargo = (customer_id: string, price: bigint | null): PricedCargo => ({ customer_id, price });
const split = (freight: bigint, cargos: readonly PricedCargo[]) =>
  Object.fromEntries(freightOfOthers(freight, 'payer', cargos));

test('whoever sends priced cargos pays what they cost, and the customer of the trip the rest', () => {
  const cargos = [cargo('payer', 180_000_000n), cargo('first', 95_000_050n), cargo('second', 33_333_333n)];
  expect(split(308_333_383n, cargos)).toEqual({ first: 95_000_050n, second: 33_333_333n });
  expect(split(100n, [cargo('first', 30n), cargo('first', 20n), cargo('payer', 50n)])).toEqual({
    first: 50n,
  });
});

test('of another amount that was agreed each pays his part, and nothing is lost between them', () => {
  const thirds = [cargo('one', 1n), cargo('two', 1n), cargo('three', 1n)];
  expect(split(100n, thirds)).toEqual({ one: 33n, two: 34n, three: 33n });
});

test('a cargo without a price, or without a stranger, is the matter of the customer of the trip', () => {
  expect(split(100n, [cargo('first', null), cargo('payer', 10n)])).toEqual({});
  expect(split(100n, [cargo('payer', 10n)])).toEqual({});
  expect(split(100n, [])).toEqual({});
  expect(split(0n, [cargo('first', 10n)])).toEqual({});
});

test('others never pay more than the freight, and all of it where all cargos are theirs', () => {
  const cargos = fc.array(fc.tuple(fc.constantFrom('one', 'two', 'three'), fc.bigInt(1n, 10_000n)), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.bigInt(0n, 1_000_000n), cargos, (freight, said) => {
      const parts = freightOfOthers(
        freight,
        'payer',
        said.map(([of, price]) => cargo(of, price)),
      );
      expect([...parts.values()].reduce((sum: bigint, part) => sum + part, 0n)).toBe(freight);
    }),
  );
});
