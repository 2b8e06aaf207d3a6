import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { ProductOverview } from '../product-page.answer.ts';
import { BatchesCard } from './batches-card.tsx';
import { PAGE } from './product-page.words.ts';
import { overviewOf } from './product-page-calls.ts';
import { ProductSideCards } from './product-side-cards.tsx';
import { NARROW, showsStock } from './shows-stock.ts';
import { StockByStoreCard } from './stock-by-store-card.tsx';

// The library of the chart is larger than the rest of the page: nothing waits for it.
const ProductSalesCurve = lazy(loadScreen('product-sales', () => import('./product-sales-curve.tsx')));

/** Where the stock is, how it sells and its batches; on a narrow page also what stands beside on a wide one. */
export function ProductCards(props: RecordProps) {
  const { row } = props;
  const may = useMay();
  const isNarrow = useMedia(NARROW);
  const isShown = showsStock(row, may);
  const { data } = useQuery({ ...overviewOf(row.id), enabled: isShown });
  if (!isShown) return null;
  return (
    <>
      <StockByStoreCard id={row.id} />
      {isNarrow && <ProductSideCards {...props} />}
      {data?.sold.weeks.some(({ quantity }) => quantity !== 0) && <SalesCard sold={data.sold} />}
      {data && <BatchesCard row={row} batches={data.batches} />}
    </>
  );
}

function SalesCard({ sold }: Pick<ProductOverview, 'sold'>) {
  const say = useSay();
  const title = say(PAGE.sales, { days: sold.days });
  const rate = say(PAGE.sold, { quantity: quantityText(sold.quantity), rate: quantityText(sold.per_day) });
  return (
    <Card title={title} action={<span>{rate}</span>}>
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <ProductSalesCurve sold={sold} summary={`${title}: ${rate}`} />
      </Suspense>
    </Card>
  );
}
