import type { CellProps } from '#web-kit/fields/look.ts';
import { MoneyCell } from '#web-kit/fields/money/cell.tsx';

/** What goods on the road had cost; nothing where none are, because a lone 0 on a card says nothing. */
export function CostCell(props: CellProps) {
  return props.value ? <MoneyCell {...props} /> : null;
}
