import { type ComponentProps, lazy, Suspense } from 'react';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import type ThePeriodCurve from './period-curve.tsx';

// The library of the chart is larger than all the rest of the page: the figures do not wait for it.
const PeriodCurve = lazy(loadScreen('period-curve', () => import('./period-curve.tsx')));

/** The curve once its library has come. */
export function LatePeriodCurve(props: ComponentProps<typeof ThePeriodCurve>) {
  return (
    <Suspense
      fallback={
        <Card flush>
          <ListSkeleton rows={5} />
        </Card>
      }
    >
      <PeriodCurve {...props} />
    </Suspense>
  );
}
