import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Late } from '#ui/feedback/late.tsx';
import { ViewSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { Tabs } from '#ui/show/tabs.tsx';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rememberedList } from '#web-kit/list/list-memory.ts';
import { ActivityTimeline } from '#web-kit/record/activity-timeline.tsx';
import { RecordDetails } from '#web-kit/record/record-details.tsx';
import { listAddress } from '#web-kit/screens/addresses.ts';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { product } from '../product.entity.ts';
import { productWords } from '../product.i18n.ts';
import { MovementsCard } from './movements-card.tsx';
import { PRODUCT } from './product.words.ts';
import { ProductActions } from './product-actions.tsx';
import { StockStateCell } from './product-cells.tsx';
import { ProductFigures } from './product-figures.tsx';
import { productInView } from './product-in-view.ts';

/** One product: its price and stock, what is known of it, and how the stock moved. */
export default function ProductViewScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  const found = useQuery({ ...queriesOf(productInView).one(id ?? ''), enabled: id !== undefined });
  if (!id) return <MissingScreen />;
  if (found.isError && !found.data)
    return (
      <RecordNotLoaded
        {...{ entity: productInView, error: found.error, retrying: found.isFetching }}
        onRetry={() => void found.refetch()}
      />
    );
  return (
    <Late
      loading={!found.data}
      skeleton={
        <Page>
          <ViewSkeleton />
        </Page>
      }
    >
      {found.data && <Opened key={id} row={found.data} />}
    </Late>
  );
}

function Opened({ row }: { row: WireRow }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const words = productWords[language];
  const [tab, setTab] = useState('details');
  const seesStock = may('view_product_stock') && row.type !== 'service';
  const details = (
    <ViewLayout>
      <RecordDetails entity={productInView} row={row} words={words} />
      <ActivityTimeline entity={productInView} id={row.id} />
    </ViewLayout>
  );
  const list = listAddress(productInView, rememberedList(productInView.screens.list));
  return (
    <Page>
      <PageHeader
        title={String(row.name)}
        chip={
          <StockStateCell
            {...{ field: product.fields.status, fieldKey: 'status', words, row, value: row.status }}
          />
        }
        back={{ href: list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
        actions={<ProductActions row={row} />}
      />
      <ViewLayout>
        <ProductFigures {...{ row, seesStock }} />
        {seesStock ? (
          <Tabs
            label={say(PRODUCT.tabs)}
            value={tab}
            onChange={setTab}
            items={[
              { value: 'details', title: say(PRODUCT.details), content: details },
              { value: 'movements', title: say(PRODUCT.movements), content: <MovementsCard id={row.id} /> },
            ]}
          />
        ) : (
          details
        )}
      </ViewLayout>
    </Page>
  );
}
