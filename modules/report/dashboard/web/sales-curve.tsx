import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { Dashboard } from '../dashboard.answer.ts';
import { DASHBOARD, PERIOD_WORDS } from './dashboard.words.ts';
import { LatePeriodCurve } from './late-period-curve.tsx';

type Sales = NonNullable<Dashboard['sales']>;

/** Sales over the period, the one before dashed behind it. */
export function SalesCurve({ figures, sales }: { figures: Dashboard; sales: Sales }) {
  const say = useSay();
  const { currency, period, step, date } = figures;
  const words = PERIOD_WORDS[period];
  return (
    <LatePeriodCurve
      {...{ currency, step, date }}
      title={say(words.curve)}
      names={{ now: say(words.short), before: say(words.before) }}
      summary={`${say(words.curve)}: ${say(words.short)} ${moneyText(sales.amount, currency)}, ${say(
        DASHBOARD.from,
        { amount: moneyText(sales.amount_before, currency) },
      )} (${say(words.before)})`}
      curve={sales.curve}
      curve_before={sales.curve_before}
    />
  );
}
