import { Suspense } from 'react';
import { TillBody } from '#ui/till/till-layout.tsx';
import { AfterSale } from './later.tsx';
import type { CompletedSale } from './store/till.ts';

/** The sale just completed, where the catalogue stood: what matters now is the change. */
export function SoldPane({ sale }: { sale: CompletedSale }) {
  return (
    <TillBody scrolls>
      <Suspense fallback={null}>
        <AfterSale sale={sale} />
      </Suspense>
    </TillBody>
  );
}
