import { expect, test } from 'vitest';
import { stockStateOf } from './stock-state.ts';

const today = '2026-11-20';
const sound = { status: 'active', type: 'product', stock: 50, stock_alert: 10, expire_date: null };

test.each([
  [{}, 'in_stock'],
  [{ stock: 10 }, 'almost_out'],
  [{ stock: 0 }, 'out_of_stock'],
  [{ stock: -2 }, 'out_of_stock'],
  [{ stock: 1, stock_alert: null }, 'in_stock'],
  [{ expire_date: '2026-11-19' }, 'expired'],
  [{ expire_date: '2026-11-20' }, 'expiring'],
  [{ expire_date: '2026-12-20' }, 'expiring'],
  [{ expire_date: '2026-12-21' }, 'in_stock'],
  [{ stock: 0, expire_date: '2026-11-19' }, 'expired'],
  [{ type: 'service', stock: 0 }, 'service'],
  [{ status: 'archived', stock: 0 }, 'archived'],
  [{ stock: undefined }, undefined],
] as const)('%j is %s', (changed, state) => {
  expect(stockStateOf({ ...sound, ...changed }, today)).toBe(state);
});
