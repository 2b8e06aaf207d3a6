import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
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

function StartStockTake() {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { switches } = useBranch();
  const words = useEntityWords(stockTake);
  const { data: stores = [] } = useQuery(storesToCountIn);
  const form = useBodyForm({
    name: 'stock-take',
    body: stockTakeBody,
    of: stockTake,
    labels: { blind: say(COUNT.blind) },
    send: (body, id) => callForRow('POST', 'stock-take', { body, idempotencyKey: id }),
    done: ({ id }) => {
      void client.invalidateQueries();
      void navigate({ to: `${stockTake.screens.view}?id=${id}`, replace: true, ignoreBlocker: true });
    },
  });
  const choices = stores.map(({ id, name }) => ({ value: id, title: name }));
  return (
    <CommandForm
      form={form}
      title={say(COUNT.title)}
      save={say(COUNT.start)}
      one={words.lower}
      back={{ href: stockTake.screens.list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
    >
      <FormSection title={say(COUNT.what)}>
        {switches.has_store === true && choices.length > 1 && (
          <Asked
            input={{ ...form.ask('store_id'), value: form.typed.store_id ?? choices[0] }}
            optional={false}
            options={choices}
          />
        )}
        {switches.can_categorize_products === true && (
          <Asked input={form.ask('category_ids')} hint={say(COUNT.categoriesWhy)} optional />
        )}
        <Asked input={form.ask('blind')} hint={say(COUNT.blindWhy)} />
        <Asked input={form.ask('remarks')} oneLine />
      </FormSection>
    </CommandForm>
  );
}
