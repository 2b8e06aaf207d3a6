import { LineChart } from '#ui/show/line-chart.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText, shortText } from '#web-kit/format/number.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import type { ProductOverview } from '../product-page.answer.ts';

/** What was sold week by week. */
export default function ProductSalesCurve({
  sold,
  summary,
}: Pick<ProductOverview, 'sold'> & { summary: string }) {
  const { language } = useLanguage();
  return (
    <LineChart
      summary={summary}
      points={sold.weeks.map(({ date, quantity }) => ({
        title: dayText(date, language).slice(0, -5),
        value: quantity,
        text: quantityText(quantity),
      }))}
      before={[]}
      short={shortText}
    />
  );
}
