import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { useFound } from '#web-kit/fields/ref/use-found.ts';
import { AskedDay } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { purchase } from '../../purchase/purchase.entity.ts';
import { type PurchaseTerms, termsOf } from '../../purchase/web/purchase-calls.ts';
import { landedCostBody } from '../landed-cost.body.ts';
import { landedCost } from '../landed-cost.entity.ts';
import { NOBODY_OWED } from '../landed-cost.words.ts';
import { CostFields } from './cost-fields.tsx';
import { COST } from './landed-cost.words.ts';
import { labelsOfCost, NEW_COST, saidCost } from './said-cost.ts';

/** A cost of goods that came before; of one that is made only its notes change. */
export default function LandedCostFormScreen() {
  const { id, purchase_id } = useSearch({ strict: false }) as { id?: string; purchase_id?: string };
  if (id) return <EntityScreens entity={landedCost} kind="form" />;
  return <NewCost key={purchase_id ?? ''} purchaseId={purchase_id} />;
}

function NewCost({ purchaseId }: { purchaseId: string | undefined }) {
  const say = useSay();
  const terms = useQuery(termsOf(undefined));
  const bought = useQuery({
    ...queriesOf(purchase).one(purchaseId ?? ''),
    enabled: purchaseId !== undefined,
  });
  const failed = [terms, bought].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <RecordNotLoaded
        entity={landedCost}
        error={failed.error}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  const isThere = terms.data && (purchaseId === undefined || bought.data);
  return (
    <Late loading={!isThere} skeleton={<FormPageSkeleton title={say(COST.title)} />}>
      {terms.data && isThere && <Opened terms={terms.data} bought={bought.data} />}
    </Late>
  );
}

function Opened({ terms, bought }: { terms: PurchaseTerms; bought: WireRow | undefined }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const words = useEntityWords(landedCost);
  const found = useFound('purchase');
  const first: readonly Option[] = bought ? [{ value: bought.id, title: String(bought.number) }] : [];
  const [account] = terms.accounts;
  const form = useBodyForm({
    name: 'landed-cost',
    record: bought?.id ?? null,
    body: landedCostBody,
    of: landedCost,
    labels: { ...labelsOfCost(say), purchases: say(COST.purchases) },
    opened: {
      tax: NEW_COST.tax,
      account_id: account ? { value: account.id, title: account.name } : null,
    },
    beside: { paid: NEW_COST.paid, bought: first },
    instead: (typed) => ({
      ...saidCost(typed, terms.accounts),
      ...(typed.bought.length > 0 ? { purchases: typed.bought.map(({ value }) => value) } : {}),
    }),
    check: ({ paid, supplier_id }) => (!paid && !supplier_id ? { supplier_id: say(NOBODY_OWED) } : {}),
    send: (body, id) => callForRow('POST', 'purchase/landed-cost', { body, idempotencyKey: id }),
    done: (made) => {
      // Stock, money and debts have moved with it.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(COST.saved, { number: String(made.number) }) });
      const to = viewAddress(landedCost, made.id, may) ?? purchase.screens.list;
      void navigate({ to, replace: true, ignoreBlocker: true });
    },
  });
  const back = bought
    ? { href: `${purchase.screens.view}?id=${bought.id}`, name: String(bought.number) }
    : { href: landedCost.screens.list, name: words.many };
  return (
    <CommandForm form={form} title={say(COST.title)} save={say(COST.save)} one={words.lower} back={back}>
      <FormSection title={say(COST.what)} why={say(COST.whatWhy)}>
        <CostFields typed={form.typed} ask={form.ask} set={form.set} terms={terms} />
        <FieldGrid columns={2}>
          <MultiSelect
            id={form.ask('purchases').id}
            label={say(COST.purchases)}
            value={form.typed.bought}
            onChange={(purchases) => form.set({ bought: purchases })}
            options={found.options}
            searching={found.searching}
            refused={found.refused}
            onSearch={found.search}
            error={form.faultOf('purchases')}
          />
          {may('back_date_sale') && <AskedDay input={form.ask('date')} today={terms.today} />}
        </FieldGrid>
      </FormSection>
    </CommandForm>
  );
}
