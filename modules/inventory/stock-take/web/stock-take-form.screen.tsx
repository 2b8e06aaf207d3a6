import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useFound } from '#web-kit/fields/ref/use-found.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { stockTakeBody } from '../stock-take.body.ts';
import { stockTake } from '../stock-take.entity.ts';
import { COUNT } from './stock-take.words.ts';
import { storesToCountIn } from './stock-take-calls.ts';

/** Begins a count; of one that has begun only its remarks change here. */
export default function StockTakeFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  return id ? <EntityScreens entity={stockTake} kind="form" /> : <StartStockTake />;
}

const NOTHING: { store: string; categories: readonly Option[]; blind: boolean; remarks: string } = {
  store: '',
  categories: [],
  blind: true,
  remarks: '',
};

function StartStockTake() {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { switches } = useBranch();
  const words = useEntityWords(stockTake);
  const found = useFound('category');
  const { data: stores = [] } = useQuery(storesToCountIn);
  const form = useCommandForm({
    name: 'stock-take',
    body: stockTakeBody,
    labels: { store_id: say(COUNT.store), category_ids: say(COUNT.categories), remarks: say(COUNT.remarks) },
    opened: NOTHING,
    wire: ({ store, categories, blind, remarks }, id) => ({
      ...{ id, blind },
      ...(store ? { store_id: store } : {}),
      ...(categories.length > 0 ? { category_ids: categories.map(({ value }) => value) } : {}),
      ...(remarks.trim() ? { remarks: remarks.trim() } : {}),
    }),
    send: (body, id) => call<WireRow>('POST', 'stock-take', { body, idempotencyKey: id }),
    done: ({ id }) => {
      void client.invalidateQueries();
      void navigate({ to: `${stockTake.screens.view}?id=${id}`, replace: true, ignoreBlocker: true });
    },
  });
  const { typed, set } = form;
  return (
    <CommandForm
      form={form}
      title={say(COUNT.title)}
      save={say(COUNT.start)}
      one={words.lower}
      back={{ href: stockTake.screens.list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
    >
      <FormSection title={say(COUNT.what)}>
        {switches.has_store === true && stores.length > 1 && (
          <Select
            label={say(COUNT.store)}
            options={stores.map(({ id, name }) => ({ value: id, title: name }))}
            value={typed.store || (stores[0]?.id ?? '')}
            onChange={(store) => set({ store })}
          />
        )}
        {switches.can_categorize_products === true && (
          <MultiSelect
            label={say(COUNT.categories)}
            hint={say(COUNT.categoriesWhy)}
            optional
            value={typed.categories}
            onChange={(categories) => set({ categories })}
            options={found.options}
            searching={found.searching}
            refused={found.refused}
            onSearch={found.search}
          />
        )}
        <Switch
          label={say(COUNT.blind)}
          hint={say(COUNT.blindWhy)}
          checked={typed.blind}
          onChange={(blind) => set({ blind })}
        />
        <TextInput
          label={say(COUNT.remarks)}
          optional
          maxLength={1000}
          value={typed.remarks}
          onChange={(remarks) => set({ remarks })}
        />
      </FormSection>
    </CommandForm>
  );
}
