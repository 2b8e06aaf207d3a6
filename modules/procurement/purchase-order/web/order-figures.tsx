import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { ORDER } from './order.words.ts';
import { isWaiting } from './what-may-be-done.ts';
import { asOrder, valuesOf } from './wire-order.ts';

/** What is still to come first, then what was ordered, what came, and what of that has no bill. */
export function OrderFigures({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const order = asOrder(row);
  if (!may('view_buying_price')) return null;
  const { ordered, received, toCome, notBilled } = valuesOf(order, currency);
  const waits = isWaiting(order);
  const percent = ordered > 0n ? (received * 100n) / ordered : 0n;
  const items: FigureItem[] = [
    {
      key: 'to-come',
      title: say(ORDER.toCome),
      amount: amountText(waits ? toCome : 0n, currency),
      currency,
      ...(waits && order.expected_date
        ? { note: say(ORDER.expectedBy, { day: dayText(order.expected_date, language) }) }
        : {}),
    },
    {
      key: 'ordered',
      title: say(ORDER.ordered),
      amount: amountText(ordered, currency),
      note: dayText(order.date, language),
    },
    {
      key: 'received',
      title: say(ORDER.received),
      amount: amountText(received, currency),
      note: say(ORDER.share, { percent: String(percent) }),
    },
    { key: 'notBilled', title: say(ORDER.notBilled), amount: amountText(notBilled, currency) },
  ];
  return <FigureStrip items={items} />;
}
