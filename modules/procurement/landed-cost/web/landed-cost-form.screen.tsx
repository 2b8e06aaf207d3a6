import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { call } from '#web-kit/api/client.ts';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { useFound } from '#web-kit/fields/ref/use-found.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { purchase } from '../../purchase/purchase.entity.ts';
import { type PurchaseTerms, termsOf } from '../../purchase/web/purchase-calls.ts';
import { landedCostBody } from '../landed-cost.body.ts';
import { landedCost } from '../landed-cost.entity.ts';
import { NOBODY_OWED } from '../landed-cost.words.ts';
import { CostFields } from './cost-fields.tsx';
import { COST } from './landed-cost.words.ts';
import { bodyOfCost, costAmount, NO_COST } from './typed-cost.ts';

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
  const { currency } = useBranch();
  const words = useEntityWords(landedCost);
  const found = useFound('purchase');
  const first: Option[] = bought ? [{ value: bought.id, title: String(bought.number) }] : [];
  const form = useCommandForm({
    name: 'landed-cost',
    record: bought?.id ?? null,
    body: landedCostBody,
    labels: {
      purchases: say(COST.purchases),
      title: say(COST.name),
      amount: say(COST.amount),
      account_id: say(COST.paidFrom),
      supplier_id: say(COST.supplier),
      reference: say(COST.reference),
      receipt_number: say(COST.receiptNumber),
      tax: say(COST.vat),
      date: say(COST.date),
    },
    opened: {
      ...NO_COST,
      account: terms.accounts[0]?.id ?? '',
      purchases: first as readonly Option[],
      date: '',
    },
    wire: ({ purchases, date, ...typed }, id) => ({
      ...{ id, purchases: purchases.map(({ value }) => value) },
      ...bodyOfCost(typed, currency),
      ...(date && date !== terms.today ? { date } : {}),
    }),
    check: (typed) => ({
      ...(typed.purchases.length === 0 ? { purchases: say(COST.required) } : {}),
      ...(typed.title.trim() ? {} : { title: say(COST.required) }),
      ...(costAmount(typed, currency) === 0n ? { amount: say(COST.required) } : {}),
      ...(!typed.paid && !typed.supplier ? { supplier_id: say(NOBODY_OWED) } : {}),
    }),
    send: (body, id) => call<WireRow>('POST', 'purchase/landed-cost', { body, idempotencyKey: id }),
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
  const { typed, set, faultOf } = form;
  return (
    <CommandForm form={form} title={say(COST.title)} save={say(COST.save)} one={words.lower} back={back}>
      <FormSection title={say(COST.what)} why={say(COST.whatWhy)}>
        <CostFields typed={typed} onChange={set} terms={terms} faultOf={faultOf} />
        <FieldGrid columns={2}>
          <MultiSelect
            label={say(COST.purchases)}
            value={typed.purchases}
            onChange={(purchases) => set({ purchases })}
            options={found.options}
            searching={found.searching}
            refused={found.refused}
            onSearch={found.search}
            error={faultOf('purchases')}
          />
          {may('back_date_sale') && (
            <DateInput
              label={say(COST.date)}
              latest={terms.today}
              value={typed.date || terms.today}
              onChange={(date) => set({ date })}
              error={faultOf('date')}
            />
          )}
        </FieldGrid>
      </FormSection>
    </CommandForm>
  );
}
