import { addDays } from '#core/business-day.ts';
import type { Currency } from '#core/currencies.ts';
import type { Language } from '#core/i18n/language.ts';
import { Card } from '#ui/show/card.tsx';
import { type ChartPoint, LineChart } from '#ui/show/line-chart.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, shortText } from '#web-kit/format/number.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import type { CurvePoint } from '../dashboard.answer.ts';
import classes from './dashboard.module.css';

export interface PeriodCurveProps {
  title: string;
  /** What the two lines are called: the period, and the one before. */
  names: { now: string; before: string };
  /** The curve in words. */
  summary: string;
  currency: Currency;
  step: 'hour' | 'day' | 'month';
  /** The first day of the period. */
  date: string;
  curve: readonly CurvePoint[];
  curve_before: readonly CurvePoint[];
}

/** A figure over a period, the one before dashed behind it. */
export default function PeriodCurve(props: PeriodCurveProps) {
  const { title, names, summary, currency, step, curve, curve_before } = props;
  const { language } = useLanguage();
  const pointOf = ({ point, amount }: CurvePoint): ChartPoint => ({
    title: pointTitle(point, step, language),
    value: amount,
    text: moneyText(amount, currency),
  });
  return (
    <Card
      title={title}
      action={
        <>
          <span className={classes.legend}>{names.now}</span>
          <span className={classes.legend} data-before>
            {names.before}
          </span>
        </>
      }
    >
      <LineChart
        summary={summary}
        points={[...curve.map(pointOf), ...daysToCome(props, language)]}
        before={curve_before.map(pointOf)}
        short={shortText}
      />
    </Card>
  );
}

/** The days until the period is over stand under the axis, without a height. */
function daysToCome({ step, date, curve, curve_before }: PeriodCurveProps, language: Language) {
  if (step !== 'day') return [];
  return curve_before.slice(curve.length).map((_, index) => ({
    title: pointTitle(addDays(date, curve.length + index), 'day', language),
    value: null,
    text: '',
  }));
}

function pointTitle(point: string, step: PeriodCurveProps['step'], language: Language): string {
  if (step === 'hour') return `${point}:00`;
  const [day = '', month = ''] = dayText(step === 'day' ? point : `${point}-01`, language).split(' ');
  return step === 'day' ? `${Number(day)} ${month}` : month;
}
