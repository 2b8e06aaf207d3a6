import { Notice } from '#ui/feedback/notice.tsx';
import { TillBody } from '#ui/till/till-layout.tsx';
import { CatalogueStates } from './catalogue-states.tsx';
import { CategoryPills } from './category-pills.tsx';
import { useDesk } from './desk.ts';
import { ProductTiles } from './product-tiles.tsx';
import { ScanRow } from './scan-row.tsx';
import { SendingNotice } from './sending-notice.tsx';

/** What is sold: scan field, categories, tiles. */
export function CataloguePane() {
  const { notice, change } = useDesk();
  return (
    <TillBody>
      <ScanRow />
      {notice && (
        <Notice tone={notice.tone} onDismiss={() => change({ notice: null })}>
          {notice.text}
        </Notice>
      )}
      <SendingNotice />
      <CategoryPills />
      <CatalogueStates>
        <ProductTiles />
      </CatalogueStates>
    </TillBody>
  );
}
