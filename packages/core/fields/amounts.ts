import { z } from 'zod';
import { decimalsOf } from '../currencies.ts';
import { decimalText } from '../decimal.ts';
import { type Money, moneyOf, moneyToWire } from '../money.ts';
import { type Quantity, quantityOf, quantityToWire } from '../quantity.ts';
import { type ProblemFound, problem, readWith } from './issue.ts';
import type { Field, Kind } from './kind.ts';
import { numberOfCell } from './number-cell.ts';

/** An amount of money: a decimal on the wire, minor units of the branch's currency inside. Not below zero. */
export const money: Kind = {
  name: 'money',
  column: 'bigint',
  schema: (field, { currency }) =>
    readWith(z.number({ error: 'not_number' }), (wire: number): Money | ProblemFound => {
      const amount = moneyOf(wire, currency);
      if (amount === 'range') return problem('too_large');
      if (amount === 'decimals') return problem(AMOUNT_DECIMALS[decimalsOf(currency)] ?? 'amount_decimals');
      return amount < 0n && mayNotBeNegative(field) ? problem('negative') : amount;
    }),
  toWire: (stored, { currency }) => moneyToWire(stored as bigint, currency),
  fromCell: numberOfCell,
  toCell: (stored, { currency }) => ({
    kind: 'number',
    number: moneyToWire(stored as bigint, currency),
    decimals: decimalsOf(currency),
  }),
};

const AMOUNT_DECIMALS: Readonly<Record<number, string>> = {
  0: 'amount_no_decimals',
  2: 'amount_two_decimals',
};

/** A quantity of goods: a decimal with at most three places on the wire, thousandths inside. Not below zero. */
export const quantity: Kind = {
  name: 'quantity',
  column: 'bigint',
  schema: (field) =>
    readWith(z.number({ error: 'not_number' }), (wire: number): Quantity | ProblemFound => {
      const amount = quantityOf(wire);
      if (amount === 'range') return problem('too_large');
      if (amount === 'decimals') return problem('quantity_decimals');
      return amount < 0n && mayNotBeNegative(field) ? problem('negative') : amount;
    }),
  toWire: (stored) => quantityToWire(stored as bigint),
  fromCell: numberOfCell,
  toCell: (stored) => ({ kind: 'number', number: quantityToWire(stored as bigint), decimals: 3 }),
};

/** A whole number, such as a count of days. */
export const integer: Kind = {
  name: 'integer',
  column: 'integer',
  schema: (field) =>
    readWith(z.number({ error: 'not_number' }), (wire: number) => {
      if (!Number.isInteger(wire)) return problem('not_whole');
      return withinBounds(wire, field, 0, 2_000_000_000);
    }),
  toWire: (stored) => stored,
  fromCell: numberOfCell,
  toCell: (stored) => ({ kind: 'number', number: stored as number, decimals: 0 }),
};

/** A percentage with at most two decimals, kept in hundredths: 7.5 % is 750. */
export const percent: Kind = {
  name: 'percent',
  column: 'integer',
  schema: (field) =>
    readWith(z.number({ error: 'not_number' }), (wire: number) => {
      const bounded = withinBounds(wire, field, 0, 100);
      if (typeof bounded !== 'number') return bounded;
      const hundredths = Math.round(wire * 100);
      return Math.abs(hundredths - wire * 100) > 1e-9 ? problem('amount_two_decimals') : hundredths;
    }),
  toWire: (stored) => Number(decimalText(BigInt(stored as number), 2)),
  fromCell: numberOfCell,
  toCell: (stored) => ({
    kind: 'number',
    number: Number(decimalText(BigInt(stored as number), 2)),
    decimals: 2,
  }),
};

function mayNotBeNegative(field: Field): boolean {
  return (field.options.min ?? 0) >= 0;
}

function withinBounds(value: number, field: Field, least: number, most: number): number | ProblemFound {
  const { min = least, max = most } = field.options;
  if (value < min) return min === 0 ? problem('negative') : problem('at_least', { n: min });
  return value > max ? problem('at_most', { n: max }) : value;
}
