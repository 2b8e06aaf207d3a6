import { expect, test } from 'vitest';
import { changeOfPrice } from './prices-paid.rules.ts';

test.each([
  ['a piece is compared with a piece', { price: 1000n, factor: 1 }, { price: 24_000n, factor: 24 }, 0],
  ['dearer', { price: 1000n, factor: 1 }, { price: 1180n, factor: 1 }, 18],
  ['cheaper', { price: 1000n, factor: 1 }, { price: 960n, factor: 1 }, -4],
  ['half a percent counts as one', { price: 1000n, factor: 1 }, { price: 1005n, factor: 1 }, 1],
  ['and less than that as none', { price: 1000n, factor: 1 }, { price: 1004n, factor: 1 }, 0],
  ['what was free has no change', { price: 0n, factor: 1 }, { price: 1000n, factor: 1 }, null],
])('%s', (_, before, now, percent) => expect(changeOfPrice(before, now)).toBe(percent));
