import type { Currency } from '#core/currencies.ts';
import { isPossible } from '#core/define-states.ts';
import { moneyOfWire } from '#core/money.ts';
import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { changeText } from '#web-kit/format/change.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { shift } from '../shift.entity.ts';
import { SHIFT } from './shift.words.ts';
import { useShiftReport } from './use-shift-report.ts';

type Row = RecordProps['row'];

/** What a count came to: over or short, what the books expected, what was counted, and what was sold. */
export function ShiftFigures({ row }: RecordProps) {
  return isPossible(shift, row, 'close') ? null : <ClosedFigures row={row} />;
}

function ClosedFigures({ row }: { row: Row }) {
  const say = useSay();
  const { currency } = useBranch();
  const { data: report } = useShiftReport(row);
  const over = Number(row.over_short);
  const change =
    row.expected === undefined ? undefined : changeText(Number(row.counted), Number(row.expected));
  const figures = [
    {
      ...{ key: 'over', amount: over, currency },
      title: say(over === 0 ? SHIFT.agrees : over > 0 ? SHIFT.over : SHIFT.short),
      ...(change ? { note: say(SHIFT.offBy, { change: change.text }) } : {}),
    },
    { key: 'expected', title: say(SHIFT.expected), amount: row.expected },
    { key: 'counted', title: say(SHIFT.counted), amount: row.counted, ...notesAndCoins(row, say) },
    {
      ...{ key: 'sales', title: say(SHIFT.netSales), amount: report?.net_sales },
      note:
        report && say(SHIFT.salesAndReturns, { sales: report.sales.count, returns: report.returns.count }),
    },
  ];
  return <FigureStrip items={figures.flatMap((figure) => figureOf(figure, currency))} />;
}

/** One figure of the strip; none where who looks does not see it, or it has not come. */
function figureOf(
  { amount, ...figure }: Omit<FigureItem, 'amount'> & { amount: unknown },
  currency: Currency,
) {
  if (amount === undefined || amount === null) return [];
  return [{ ...figure, amount: amountText(moneyOfWire(Number(amount), currency) ?? 0n, currency) }];
}

function notesAndCoins({ denominations }: Row, say: ReturnType<typeof useSay>) {
  if (!Array.isArray(denominations) || denominations.length === 0) return {};
  const countOf = (isCoin: boolean) =>
    denominations
      .filter((one) => Boolean(one.is_coin) === isCoin)
      .reduce((sum, one) => sum + Number(one.count), 0);
  return { note: say(SHIFT.notesAndCoins, { notes: countOf(false), coins: countOf(true) }) };
}
