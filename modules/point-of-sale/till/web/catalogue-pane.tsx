import { memo } from 'react';
import { TillBody } from '#ui/till/till-layout.tsx';
import { CatalogueStates } from './catalogue-states.tsx';
import { CategoryPills } from './category-pills.tsx';
import { DeskNotice } from './desk-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { ScanRow } from './scan-row.tsx';
import { SendingNotice } from './sending-notice.tsx';
import { useSearched } from './use-typed.ts';

/** What is sold: scan field, categories, tiles; each draws itself again when it has changed. */
export const CataloguePane = memo(function CataloguePane() {
  const searched = useSearched();
  return (
    <TillBody>
      <ScanRow />
      <DeskNotice />
      <OfflineNotice />
      <SendingNotice />
      <CategoryPills searched={searched} />
      <CatalogueStates>
        <ProductTiles searched={searched} />
      </CatalogueStates>
    </TillBody>
  );
});
