import { type ComponentProps, lazy, Suspense } from 'react';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import type TheSalesCurve from './sales-curve.tsx';

// The library of the chart is larger than all the rest of the page: the figures do not wait for it.
const SalesCurve = lazy(loadScreen('sales-curve', () => import('./sales-curve.tsx')));

/** The curve once its library has come. */
export function LateSalesCurve(props: ComponentProps<typeof TheSalesCurve>) {
  return (
    <Suspense
      fallback={
        <Card flush>
          <ListSkeleton rows={5} />
        </Card>
      }
    >
      <SalesCurve {...props} />
    </Suspense>
  );
}
