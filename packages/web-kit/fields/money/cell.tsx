import { moneyText } from '../../format/number.ts';
import { useBranch } from '../../user/current-user.tsx';
import type { CellProps } from '../look.ts';

export function MoneyCell({ value }: CellProps) {
  const { currency } = useBranch();
  return typeof value === 'number' ? <span className="num">{moneyText(value, currency)}</span> : null;
}
