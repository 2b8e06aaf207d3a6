import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { ADJUST } from './adjustment.words.ts';

/** By how much the stock changed, from what to what, and what that is worth. */
export function AdjustmentFigures({ row, words }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { type, quantity, stock_before: before, stock_after: after, cost } = row;
  const sign = type === 'decrease' ? '−' : '+';
  const number = (value: unknown) => quantityText(Number(value));
  const isSeen = typeof before === 'number' && typeof after === 'number';
  return (
    <FigureStrip
      items={[
        {
          key: 'quantity',
          title: words.fields.quantity ?? '',
          amount: quantity === 0 ? '0' : `${sign}${number(quantity)}`,
          ...(isSeen ? { note: say(ADJUST.fromTo, { from: number(before), to: number(after) }) } : {}),
        },
        ...(typeof cost === 'number' && cost !== 0
          ? [
              {
                key: 'cost',
                title: words.fields.cost ?? '',
                amount: `${sign}${moneyText(cost, currency)}`,
                currency,
              },
            ]
          : []),
      ]}
    />
  );
}
