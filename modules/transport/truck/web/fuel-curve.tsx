import type { WireOf } from '#core/define-answer.ts';
import { LineChart } from '#ui/show/line-chart.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { fuelOfTruck } from '../fuel.answer.ts';
import { COCKPIT } from './cockpit.words.ts';

/** How far the truck went on a litre, stretch after stretch, with its mean dashed behind. */
export default function FuelCurve({ fuel }: { fuel: WireOf<typeof fuelOfTruck> }) {
  const say = useSay();
  const { language } = useLanguage();
  const { mean_km_per_litre: mean, stretches } = fuel;
  const point = (date: string, value: number) => ({
    ...{ title: dayText(date, language).replace(/ \d{4}$/, ''), value, text: quantityText(value) },
  });
  return (
    <LineChart
      summary={say(COCKPIT.fuelCurve)}
      points={stretches.map(({ date, km_per_litre }) => point(date, km_per_litre))}
      before={mean === null ? [] : stretches.map(({ date }) => point(date, mean))}
      short={quantityText}
    />
  );
}
