import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { call } from '#web-kit/api/client.ts';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
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

const NOTHING = { quantity: '', total_cost: '', date: '', store: '', batch: '', expire_date: '' };

function Opened({ row }: { row: WireRow }) {
  const say = useSay();
  const today = useToday();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { currency, switches } = useBranch();
  const stores = useQuery({ ...queriesOf(store).search(''), enabled: switches.has_store === true });
  const choices = stores.data ?? [];
  const back = `${product.screens.view}?id=${row.id}`;
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
  const form = useCommandForm({
    name: 'opening-stock',
    record: row.id,
    body: openingStockBody,
    labels: {
      quantity: say(PAGE.quantity),
      total_cost: say(PAGE.totalCost),
      date: say(PAGE.date),
      store_id: say(PAGE.store),
      batch: say(PAGE.batch),
      expire_date: say(PAGE.expiry),
    },
    opened: { ...NOTHING, date: today },
    wire: (typed) => ({
      product_id: row.id,
      quantity: numberOf(typed.quantity),
      total_cost: numberOf(typed.total_cost),
      date: typed.date || null,
      store_id: typed.store || null,
      batch: typed.batch.trim() || null,
      expire_date: typed.expire_date || null,
    }),
    send: (body, id) => call('POST', 'product/opening-stock', { body, idempotencyKey: id }),
    done: () => {
      // Stock, books and lists have moved with it; nobody waits until they are asked for again.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(PAGE.saved) });
      void navigate({ to: back, replace: true, ignoreBlocker: true });
    },
  });
  const { typed, set } = form;
  const faulty = (key: string) => (form.faultOf(key) ? { error: form.faultOf(key) } : {});
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
          <QuantityInput
            {...form.field('quantity')}
            unit={unitText(row.unit_of_measure, language, typed.quantity || 0)}
            decimals={row.whole_units === true ? 0 : 3}
          />
          <MoneyInput
            {...form.field('total_cost')}
            currency={currency}
            hint={say(PAGE.totalCostWhy)}
            optional
          />
        </FieldGrid>
        <FieldGrid columns={2}>
          <DateInput {...form.field('date')} latest={today} />
          {choices.length > 1 && (
            <Select
              label={say(PAGE.store)}
              options={choices.map(({ id, name }) => ({ value: id, title: String(name) }))}
              value={typed.store || (choices.find(({ is_default }) => is_default === true)?.id ?? '')}
              onChange={(chosen) => set({ store: chosen })}
              {...faulty('store_id')}
            />
          )}
        </FieldGrid>
        {isBatched && (
          <FieldGrid columns={2}>
            <TextInput
              {...form.field('batch')}
              optional={typed.expire_date !== ''}
              hint={say(BATCH_HINT.dayInstead)}
              maxLength={60}
            />
            <DateInput {...form.field('expire_date')} optional={row.batch_tracking !== 'expiry'} />
            <BatchHint product={{ id: row.id, name: String(row.name) }} />
          </FieldGrid>
        )}
      </FormSection>
    </CommandForm>
  );
}
