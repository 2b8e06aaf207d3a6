import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PaymentsCard } from '#web-kit/page/side-cards.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { FOLIO } from '../folio.words.ts';
import { soFar } from '../so-far.rules.ts';
import { STAY_FIGURES } from '../stay-figures.words.ts';
import { billOf } from './guest-bill-call.ts';

/** How a stay and what was charged to its room were paid, the deposit that lies ready, and what is left. */
export function StayPayments(props: RecordProps) {
  return props.row.checked_in_at ? <OfGuest {...props} /> : <PaymentsCard {...props} />;
}

function OfGuest({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { data: bill } = useQuery(billOf(row));
  if (!bill) return null;
  const { deposit, left } = soFar(bill);
  const money = (amount: number) => moneyText(amount, currency);
  const ready = { key: 'ready', title: say(FOLIO.ready), value: money(deposit) };
  const paid = bill.payments.map(({ date, account, is_deposit, amount, foreign }, place) => ({
    key: String(place),
    title: [
      dayText(date, language),
      is_deposit ? say(FOLIO.deposit) : account,
      ...(foreign ? [foreign] : []),
    ].join(', '),
    value: money(amount),
  }));
  return (
    <Card title={say(STAY_FIGURES.payments)}>
      {paid.length === 0 && deposit === 0 && <p>{say(STAY_FIGURES.nothingPaid)}</p>}
      <Facts
        items={[
          ...paid,
          ...(deposit > 0 ? [ready] : []),
          { key: 'left', title: say(STAY_FIGURES.left), value: money(Math.max(0, left)) },
        ]}
      />
    </Card>
  );
}
