import { Change } from '#ui/show/change.tsx';
import { KpiCard, KpiRow } from '#ui/show/kpi-card.tsx';
import { changeText, isPart } from '#web-kit/format/change.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { Dashboard } from '../dashboard.answer.ts';
import { DASHBOARD, PERIOD_WORDS } from './dashboard.words.ts';

export interface KeyFiguresProps {
  figures: Dashboard;
  /** Left out where no one list holds what is counted. */
  opens?: { sales: string; profit: string | undefined; owed: string };
}

/** Sales, what they earned, how many they were and what customers owe; each opens what it is counted from. */
export function KeyFigures({ figures, opens }: KeyFiguresProps) {
  const say = useSay();
  const { sales, profit, owed, currency, period } = figures;
  const amount = (of: number) => moneyText(of, currency);
  const sold = opens ? { href: opens.sales } : {};
  return (
    <KpiRow label={say(DASHBOARD.period)}>
      {sales && (
        <KpiCard
          lead
          title={say(PERIOD_WORDS[period].sales)}
          amount={amount(sales.amount)}
          currency={currency}
          curve={sales.curve.map((point) => point.amount)}
          {...sold}
          note={
            <>
              <Moved now={sales.amount} before={sales.amount_before} />
              {say(DASHBOARD.from, { amount: amount(sales.amount_before) })} (
              {say(PERIOD_WORDS[period].before)})
            </>
          }
        />
      )}
      {profit && sales && (
        <KpiCard
          title={say(DASHBOARD.profit)}
          amount={amount(profit.amount)}
          currency={currency}
          {...(opens?.profit ? { href: opens.profit } : {})}
          note={
            <>
              <Moved now={profit.amount} before={profit.amount_before} />
              {profit.margin !== null &&
                isPart(profit.margin) &&
                say(DASHBOARD.margin, { percent: profit.margin })}
            </>
          }
        />
      )}
      {sales && (
        <KpiCard
          title={say(DASHBOARD.count)}
          amount={countText(sales.count)}
          {...sold}
          note={sales.average !== null && say(DASHBOARD.average, { amount: amount(sales.average) })}
        />
      )}
      {owed && (
        <KpiCard
          title={say(DASHBOARD.owed)}
          amount={amount(owed.amount)}
          currency={currency}
          {...(opens ? { href: opens.owed } : {})}
          note={
            <>
              <Moved now={owed.amount} before={owed.amount_before} rising="bad" />
              {say(fromHowMany(owed.customers), { count: countText(owed.customers) })}
            </>
          }
        />
      )}
    </KpiRow>
  );
}

/** By how many percent a figure moved, green where that is good. */
export function Moved({
  now,
  before,
  rising = 'good',
}: {
  now: number;
  before: number;
  rising?: 'good' | 'bad';
}) {
  const change = changeText(now, before);
  if (!change) return null;
  return (
    <Change
      text={change.text}
      direction={change.rises ? 'up' : 'down'}
      good={change.rises === (rising === 'good')}
    />
  );
}

function fromHowMany(customers: number) {
  if (customers === 0) return DASHBOARD.fromNone;
  return customers === 1 ? DASHBOARD.fromOne : DASHBOARD.fromCustomers;
}
