import { readableFields } from '#core/derive/readable.ts';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { moneyText, quantityText } from '../format/number.ts';
import { mainAmount } from '../list/main-amount.ts';
import { useActor, useBranch } from '../user/current-user.tsx';
import type { RecordProps } from './status-of.tsx';

/** Up to four figures of a record, the amount that matters first as in lists, then other money, then quantities. */
export function RecordFigures({ entity, row, words }: RecordProps) {
  const actor = useActor();
  const { currency } = useBranch();
  const fields = new Map(readableFields(entity, actor));
  const shown = entity.list.columns.filter((key) => {
    const kind = fields.get(key)?.kind.name;
    return (kind === 'money' || kind === 'quantity') && typeof row[key] === 'number';
  });
  const main = mainAmount(entity, shown);
  const rank = (key: string) => (key === main ? 0 : fields.get(key)?.kind.name === 'money' ? 1 : 2);
  const important = shown.reverse().sort((a, b) => rank(a) - rank(b));
  if (important.length === 0) return null;
  return (
    <FigureStrip
      items={important.slice(0, 4).map((key) => ({
        key,
        title: words.fields[key] ?? key,
        ...(fields.get(key)?.kind.name === 'money'
          ? { amount: moneyText(row[key] as number, currency), currency }
          : { amount: quantityText(row[key] as number) }),
      }))}
    />
  );
}
