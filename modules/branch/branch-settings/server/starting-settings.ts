import { type Currency, DEFAULT_CURRENCY, decimalsOf } from '#core/currencies.ts';
import { columnOf, type RowOf } from '#core/define-entity.ts';
import { branchSettings } from '../branch-settings.entity.ts';

/** The settings of a branch that nobody has touched yet; `chosen` are wire values that stand instead of the usual ones. */
export function startingSettings(
  branchId: string,
  currency: Currency,
  chosen: Readonly<Record<string, unknown>> = {},
): Partial<RowOf<typeof branchSettings>> {
  const values = Object.entries(branchSettings.fields)
    .map(([key, field]) => ({
      column: columnOf(key, field),
      field,
      wire: chosen[key] ?? usualIn(currency)[key] ?? field.options.default,
    }))
    .filter(({ wire }) => wire !== undefined)
    .map(({ column, field, wire }) => [column, field.kind.schema(field, { currency }).parse(wire)]);
  return { ...Object.fromEntries(values), id: branchId, branch_id: branchId };
}

/** What ten and fifty thousand shillings come to in other money, roughly. */
function usualIn(currency: Currency): Readonly<Record<string, unknown>> {
  if (currency === DEFAULT_CURRENCY) return {};
  const isSmall = decimalsOf(currency) === 0;
  return { cash_difference_limit: isSmall ? 600 : 4, drawer_expense_limit: isSmall ? 3000 : 20 };
}
