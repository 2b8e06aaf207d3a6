import { memo } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { TillBody } from '#ui/till/till-layout.tsx';
import { CatalogueStates } from './catalogue-states.tsx';
import { CategoryPills } from './category-pills.tsx';
import { useDeskActs, useOnDesk } from './desk.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { ScanRow } from './scan-row.tsx';
import { SendingNotice } from './sending-notice.tsx';
import { useSearched } from './use-typed.ts';

/** What is sold: scan field, categories, tiles; each draws itself again when it has changed. */
export const CataloguePane = memo(function CataloguePane() {
  const { change } = useDeskActs();
  const notice = useOnDesk('notice');
  const searched = useSearched();
  return (
    <TillBody>
      <ScanRow />
      {notice && (
        <Notice tone={notice.tone} onDismiss={() => change({ notice: null })}>
          {notice.text}
        </Notice>
      )}
      <OfflineNotice />
      <SendingNotice />
      <CategoryPills searched={searched} />
      <CatalogueStates>
        <ProductTiles searched={searched} />
      </CatalogueStates>
    </TillBody>
  );
});
