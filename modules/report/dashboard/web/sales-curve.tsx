import { addDays } from '#core/business-day.ts';
import type { Language } from '#core/i18n/language.ts';
import { Card } from '#ui/show/card.tsx';
import { type ChartPoint, LineChart } from '#ui/show/line-chart.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, shortText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD, PERIOD_WORDS } from './dashboard.words.ts';
import type { CurvePoint, Dashboard } from './dashboard-call.ts';

type Sales = NonNullable<Dashboard['sales']>;

/** Sales over the period, the one before dashed behind it. */
export default function SalesCurve({ figures, sales }: { figures: Dashboard; sales: Sales }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, period, step } = figures;
  const words = PERIOD_WORDS[period];
  const pointOf = ({ point, amount }: CurvePoint): ChartPoint => ({
    title: pointTitle(point, step, language),
    value: amount,
    text: moneyText(amount, currency),
  });
  return (
    <Card
      title={say(words.curve)}
      action={
        <>
          <span className={classes.legend}>{say(words.short)}</span>
          <span className={classes.legend} data-before>
            {say(words.before)}
          </span>
        </>
      }
    >
      <LineChart
        summary={`${say(words.curve)}: ${say(words.short)} ${moneyText(sales.amount, currency)}, ${say(
          DASHBOARD.from,
          { amount: moneyText(sales.amount_before, currency) },
        )} (${say(words.before)})`}
        points={[...sales.curve.map(pointOf), ...daysToCome(figures, sales, language)]}
        before={sales.curve_before.map(pointOf)}
        short={shortText}
      />
    </Card>
  );
}

/** The days until the period is over stand under the axis, without a height. */
function daysToCome({ step, date }: Dashboard, { curve, curve_before }: Sales, language: Language) {
  if (step !== 'day') return [];
  return curve_before.slice(curve.length).map((_, index) => ({
    title: pointTitle(addDays(date, curve.length + index), 'day', language),
    value: null,
    text: '',
  }));
}

function pointTitle(point: string, step: Dashboard['step'], language: Language): string {
  if (step === 'hour') return `${point}:00`;
  const [day = '', month = ''] = dayText(step === 'day' ? point : `${point}-01`, language).split(' ');
  return step === 'day' ? `${Number(day)} ${month}` : month;
}
