import { memo, Suspense } from 'react';
import { TillBody } from '#ui/till/till-layout.tsx';
import { FromSaleCard, ShiftNotice } from '../later.tsx';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { SendingNotice } from '../offline/sending-notice.tsx';
import { useSearched } from '../payment/use-typed.ts';
import { useInFront } from '../store/use-till.ts';
import { TillNotice } from '../ui-store/till-notice.tsx';
import { CatalogueStates } from './catalogue-states.tsx';
import { CategoryPills } from './category-pills.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { ScanRow } from './scan-row.tsx';

/** What is sold: scan field, categories, tiles; each draws itself again when it has changed. */
export const CataloguePane = memo(function CataloguePane() {
  const searched = useSearched();
  const exchanging = useInFront(({ cart }) => cart.exchange != null);
  return (
    <TillBody>
      <ScanRow />
      <TillNotice />
      <Suspense fallback={null}>
        <ShiftNotice />
      </Suspense>
      <OfflineNotice />
      <SendingNotice />
      {exchanging && (
        <Suspense fallback={null}>
          <FromSaleCard />
        </Suspense>
      )}
      <CategoryPills searched={searched} />
      <CatalogueStates>
        <ProductTiles searched={searched} />
      </CatalogueStates>
    </TillBody>
  );
});
