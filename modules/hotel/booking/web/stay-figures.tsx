import { useQuery } from '@tanstack/react-query';
import { isPossible } from '#core/define-states.ts';
import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { KeyFigures } from '#web-kit/page/key-figures.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booking } from '../booking.entity.ts';
import { nightsOnCard, type Registered } from '../registration.rules.ts';
import { soFar } from '../so-far.rules.ts';
import { STAY_FIGURES } from '../stay-figures.words.ts';
import { billOf } from './guest-bill-call.ts';

/** First what the guest has to pay, with what was charged to the room and less what the deposit pays; then what it is made of. */
export function StayFigures(props: RecordProps) {
  if (props.row.checked_in_at) return <OfGuest {...props} />;
  return isPossible(booking, props.row, 'check_in') ? <OfExpected {...props} /> : <KeyFigures {...props} />;
}

function OfGuest({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const nights = useNights(row);
  const { data: bill } = useQuery(billOf(row));
  const money = (amount: number) => moneyText(amount, currency);
  if (!bill) return <FigureStrip items={[nights]} />;
  const { total, paid, foreign } = bill;
  const { deposit, left, extras } = soFar(bill);
  const inOther = foreign?.left && deposit === 0 && { ...foreign, amount: quantityText(foreign.left) };
  return (
    <FigureStrip
      items={[
        {
          ...{ key: 'left', title: say(STAY_FIGURES.left), amount: money(Math.max(0, left)), currency },
          ...(inOther && { note: say(STAY_FIGURES.leftIn, inOther) }),
        },
        nights,
        {
          key: 'total',
          title: say(bill.is_open ? STAY_FIGURES.charged : STAY_FIGURES.total),
          amount: money(total),
          ...(extras > 0 && { note: say(STAY_FIGURES.extras, { amount: money(extras) }) }),
        },
        {
          ...{ key: 'paid', title: say(STAY_FIGURES.paid), amount: money(paid + deposit) },
          ...(deposit > 0 && { note: say(STAY_FIGURES.deposit, { amount: money(deposit) }) }),
        },
      ]}
    />
  );
}

function OfExpected({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const nights = useNights(row);
  const money = (amount: unknown) => moneyText(Number(amount ?? 0), currency);
  const missing = Number(row.deposit ?? 0) - Number(row.paid_ahead ?? 0);
  const due = row.deposit_due ? dayText(String(row.deposit_due), language) : null;
  const left =
    due === null
      ? say(STAY_FIGURES.askedLeft, { amount: money(missing) })
      : say(STAY_FIGURES.askedBy, { amount: money(missing), day: due });
  const asked: FigureItem = {
    ...{ key: 'deposit', title: say(STAY_FIGURES.asked), amount: money(row.deposit) },
    note: missing > 0 ? left : say(STAY_FIGURES.askedPaid),
  };
  return (
    <FigureStrip
      items={[
        {
          ...{ key: 'price', title: say(STAY_FIGURES.price), amount: money(row.stay_amount), currency },
          ...(row.foreign_amount
            ? { note: `${row.currency} ${quantityText(Number(row.foreign_amount))}` }
            : {}),
        },
        nights,
        ...(row.deposit ? [asked] : []),
      ]}
    />
  );
}

/** How many they are, from which day to which. */
function useNights(row: RecordProps['row']): FigureItem {
  const say = useSay();
  const { language } = useLanguage();
  const until = dayText(String(row.check_out), language);
  const year = until.slice(-5);
  const whole = dayText(String(row.check_in), language);
  // A year that both have is said once.
  const since = whole.endsWith(year) ? whole.slice(0, -year.length) : whole;
  return {
    ...{ key: 'nights', title: say(STAY_FIGURES.nights), amount: countText(nightsOnCard(asStay(row))) },
    note: say(STAY_FIGURES.days, { since, until }),
  };
}

/** Rows of generic screens know no columns; this one is a booking's. */
function asStay(row: object) {
  return row as Registered;
}
