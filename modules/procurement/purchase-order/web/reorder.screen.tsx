import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { termsOf } from '../../purchase/web/purchase-calls.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { REORDER } from '../reorder.words.ts';
import { suggestionsOf } from './reorder-calls.ts';
import { Suggestions } from './suggestions.tsx';

const DAYS = ['30', '90'] as const;
const COVERS = ['7', '14', '30'] as const;

/** What should be ordered now, by supplier and with the reason; one press makes a draft for each of them. */
export default function ReorderScreen() {
  const say = useSay();
  const { switches } = useBranch();
  const words = useEntityWords(purchaseOrder);
  const [asked, setAsked] = useState({ days: '30', cover: '14', store_id: '' });
  const terms = useQuery(termsOf(undefined)).data;
  const found = useQuery(suggestionsOf(asked));
  if (found.isError && !found.data)
    return (
      <RecordNotLoaded
        entity={purchaseOrder}
        error={found.error}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  const change = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part });
  return (
    <Page look="form">
      <PageHeader
        title={say(REORDER.title)}
        back={{
          href: purchaseOrder.screens.list,
          name: say(FORM.backTo, { many: words.many.toLowerCase() }),
        }}
      />
      <Stack>
        <FieldGrid columns={3}>
          <Select
            label={say(REORDER.days)}
            options={DAYS.map((days) => ({ value: days, title: say(REORDER.lastDays, { days }) }))}
            value={asked.days}
            onChange={(days) => change({ days })}
          />
          <Select
            label={say(REORDER.cover)}
            options={COVERS.map((days) => ({ value: days, title: say(REORDER.forDays, { days }) }))}
            value={asked.cover}
            onChange={(cover) => change({ cover })}
          />
          {switches.has_store === true && (terms?.stores.length ?? 0) > 1 && (
            <Select
              label={say(REORDER.store)}
              options={[
                { value: '', title: say(REORDER.allStores) },
                ...(terms?.stores ?? []).map(({ id, name }) => ({ value: id, title: name })),
              ]}
              value={asked.store_id}
              onChange={(store_id) => change({ store_id })}
            />
          )}
        </FieldGrid>
        <Late loading={!found.data} skeleton={<FormPageSkeleton title={say(REORDER.title)} />}>
          {found.data?.length === 0 && (
            <EmptyState icon="check" title={say(REORDER.nothing)} body={say(REORDER.nothingWhy)} />
          )}
          {found.data && found.data.length > 0 && (
            <Suggestions
              key={Object.values(asked).join(' ')}
              lines={found.data}
              days={asked.days}
              storeId={asked.store_id}
            />
          )}
        </Late>
      </Stack>
    </Page>
  );
}
