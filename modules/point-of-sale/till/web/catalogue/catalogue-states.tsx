import type { ReactNode } from 'react';
import { product } from '#modules/inventory/product/product.entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { TilesSkeleton } from '#ui/till/tiles-skeleton.tsx';
import { EXCEL } from '#web-kit/excel/excel.words.ts';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useCatalogue, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';

/** What stands in place of the tiles while there are none: on the first load, without products, without a server. */
export function CatalogueStates({ children }: { children: ReactNode }) {
  const say = useSay();
  const may = useMay();
  const till = useTill();
  const { state, reason, count, head } = useCatalogue();
  if (head && count > 0) return children;
  if (state === 'unreachable' || state === 'refused')
    return (
      <ErrorPanel
        title={say(TILL.unreachable)}
        message={reason ?? say(TILL.unreachableWhy)}
        onRetry={() => void till.refresh()}
      />
    );
  return (
    <Late
      loading={state === 'loading'}
      skeleton={<TilesSkeleton label={say(TILL.loading, { n: countText(count) })} />}
    >
      <EmptyState
        icon="stock"
        title={say(TILL.empty)}
        body={say(may('create_product') ? TILL.emptyWhy : TILL.emptyAsk)}
        actions={
          may('create_product') && (
            <>
              <Button kind="primary" size="l" icon="plus" href={product.screens.form}>
                {say(TILL.newProduct)}
              </Button>
              <Button size="l" icon="import" href={`${product.screens.list}?import=1`}>
                {say(EXCEL.import)}
              </Button>
            </>
          )
        }
      />
    </Late>
  );
}
