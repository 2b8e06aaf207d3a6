import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { call } from '#web-kit/api/client.ts';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { Asked, AskedDay } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { store } from '../../store/store.entity.ts';
import { openingStockBody } from '../opening-stock.body.ts';
import { product } from '../product.entity.ts';
import { BatchHint } from './batch-hint.tsx';
import { BATCH_HINT } from './batch-hint.words.ts';
import { PAGE } from './product-page.words.ts';
import { unitText } from './unit-text.ts';

/** What was there of a product before the books began, entered on its page. */
export function OpeningStockForm({ id }: { id: string }) {
  const say = useSay();
  const found = useQuery(queriesOf(product).one(id));
  if (found.isError && !found.data)
    return (
      <RecordNotLoaded
        entity={product}
        error={found.error}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  return (
    <Late loading={!found.data} skeleton={<FormPageSkeleton title={say(PAGE.open)} />}>
      {found.data && <Opened row={found.data} />}
    </Late>
  );
}

function Opened({ row }: { row: WireRow }) {
  const say = useSay();
  const today = useToday();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { switches } = useBranch();
  const stores = useQuery({ ...queriesOf(store).search(''), enabled: switches.has_store === true });
  const choices = (stores.data ?? []).map(({ id, name }) => ({ value: id, title: String(name) }));
  const usual = stores.data?.findIndex(({ is_default }) => is_default === true) ?? -1;
  const back = `${product.screens.view}?id=${row.id}`;
  const form = useBodyForm({
    name: 'opening-stock',
    record: row.id,
    body: openingStockBody,
    of: product,
    labels: {
      quantity: say(PAGE.quantity),
      total_cost: say(PAGE.totalCost),
      date: say(PAGE.date),
      store_id: say(PAGE.store),
      batch: say(PAGE.batch),
    },
    opened: { product_id: { value: row.id, title: String(row.name) } },
    send: (body, id) => call('POST', 'product/opening-stock', { body, idempotencyKey: id }),
    done: () => {
      // Stock, books and lists have moved with it; nobody waits until they are asked for again.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(PAGE.saved) });
      void navigate({ to: back, replace: true, ignoreBlocker: true });
    },
  });
  const { quantity, store_id, expire_date } = form.typed;
  const isBatched = row.batch_tracking === 'number' || row.batch_tracking === 'expiry';
  return (
    <CommandForm
      form={form}
      title={say(PAGE.opening, { product: String(row.name) })}
      save={say(PAGE.save)}
      one={say(PAGE.one)}
      back={{ href: back, name: String(row.name) }}
    >
      <FormSection title={say(PAGE.onHand)} why={say(PAGE.openingWhy)}>
        <FieldGrid columns={2}>
          <Asked
            input={form.ask('quantity')}
            unit={unitText(row.unit_of_measure, language, quantity || 0)}
            decimals={row.whole_units === true ? 0 : 3}
          />
          <Asked input={form.ask('total_cost')} hint={say(PAGE.totalCostWhy)} />
        </FieldGrid>
        <FieldGrid columns={2}>
          <AskedDay input={form.ask('date')} today={today} />
          {choices.length > 1 && (
            <Asked
              input={{ ...form.ask('store_id'), value: store_id ?? choices[usual] ?? null }}
              optional={false}
              options={choices}
            />
          )}
        </FieldGrid>
        {isBatched && (
          <FieldGrid columns={2}>
            <Asked
              input={form.ask('batch')}
              optional={expire_date !== ''}
              hint={say(BATCH_HINT.dayInstead)}
            />
            <Asked
              input={form.ask('expire_date')}
              optional={row.batch_tracking !== 'expiry'}
              clearable={false}
            />
            <BatchHint product={{ id: row.id, name: String(row.name) }} />
          </FieldGrid>
        )}
      </FormSection>
    </CommandForm>
  );
}
