import { Suspense } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { TillBody } from '#ui/till/till-layout.tsx';
import { AfterSale } from '../later.tsx';
import { SavedNotice } from '../offline/saved-notice.tsx';
import type { CompletedSale } from '../store/till.ts';
import { useTillUi } from '../ui-store/till-ui.ts';

/** The sale just completed, where the catalogue stood: what matters now is the change. */
export function SoldPane({ sale }: { sale: CompletedSale }) {
  const { notice, change } = useTillUi();
  return (
    <TillBody scrolls>
      {notice && (
        <Notice tone={notice.tone} onDismiss={() => change({ notice: null })}>
          {notice.text}
        </Notice>
      )}
      {!sale.number && <SavedNotice />}
      <Suspense fallback={null}>
        <AfterSale sale={sale} />
      </Suspense>
    </TillBody>
  );
}
