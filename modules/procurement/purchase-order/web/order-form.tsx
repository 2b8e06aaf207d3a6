import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormLayout, FormSection } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { call, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { RecordPicker } from '#web-kit/fields/ref/record-picker.tsx';
import { DraftOffer } from '#web-kit/form/draft-offer.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { LeaveQuestion } from '#web-kit/form/leave-question.tsx';
import { useTypedDraft } from '#web-kit/form/use-typed-draft.ts';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useGoBack } from '#web-kit/screens/go-back.ts';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { PurchaseTerms } from '../../purchase/web/purchase-calls.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { ORDER } from './order.words.ts';
import { OrderProducts } from './order-products.tsx';
import { bodyOf, typedFrom, typedOrder } from './typed-order.ts';
import type { WireOrder } from './wire-order.ts';

/** The form of an order: from whom, by when, and how much of what at which price. */
export function OrderForm({ order, terms }: { order: WireOrder | null; terms: PurchaseTerms }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency, switches } = useBranch();
  const words = useEntityWords(purchaseOrder);
  const goBack = useGoBack(purchaseOrder.screens.list);
  const [key] = useState(newId);
  const [typed, setTyped] = useState(() => typedFrom(order, begun(terms)));
  const [saving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { isTyped } = useUnsaved(typed);
  const draft = useTypedDraft({
    ...{ entity: purchaseOrder.name, record: order?.id ?? null, typed, schema: typedOrder, isTyped },
    bring: setTyped,
  });
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const faultOf = (name: string) => (faults[name] ? { error: faults[name] } : {});
  const save = async () => {
    const missing: Record<string, string> = {};
    if (!typed.supplier) missing.supplier_id = say(ORDER.supplierNeeded);
    if (typed.lines.length === 0) missing.lines = say(ORDER.needed);
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setSaving(true);
    try {
      const body = bodyOf(typed, currency);
      const saved = order
        ? await call<WireRow>('PUT', withQuery('purchase-order', { id: order.id }), {
            body: { ...body, version: order.version },
          })
        : await call<WireRow>('POST', 'purchase-order', { body, idempotencyKey: key });
      draft.drop();
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(ORDER.saved, { number: String(saved.number) }) });
      const to = viewAddress(purchaseOrder, saved.id, may) ?? purchaseOrder.screens.list;
      void navigate({ to, replace: true, ignoreBlocker: true });
    } catch (error) {
      if (error instanceof Refused) setFaults(error.fields);
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Page
      look="form"
      bar={
        <SaveBar
          form="purchase-order"
          save={say(ORDER.save)}
          cancel={{ title: say(FORM.cancel), onPress: goBack }}
          note={isTyped ? say(FORM.unsaved) : undefined}
          saving={saving}
        />
      }
    >
      <PageHeader
        title={order ? say(ORDER.editTitle, { number: order.number }) : say(ORDER.newTitle)}
        back={{
          href: purchaseOrder.screens.list,
          name: say(FORM.backTo, { many: words.many.toLowerCase() }),
        }}
      />
      <FormLayout id="purchase-order" onSubmit={() => void save()}>
        <FormSection title={say(ORDER.supplier)}>
          <FieldGrid columns={3}>
            <RecordPicker
              target="supplier"
              label={say(ORDER.supplier)}
              autoFocus={!order}
              clearable
              value={typed.supplier}
              onChange={(supplier) => change({ supplier })}
              {...faultOf('supplier_id')}
            />
            <DateInput
              label={say(ORDER.expected)}
              optional
              clearable
              earliest={order?.date ?? terms.today}
              value={typed.expected}
              onChange={(expected) => change({ expected })}
              {...faultOf('expected_date')}
            />
            {switches.has_store === true && terms.stores.length > 1 && (
              <Select
                label={say(ORDER.store)}
                options={terms.stores.map(({ id, name }) => ({ value: id, title: name }))}
                value={typed.store}
                onChange={(store) => change({ store })}
                {...faultOf('store_id')}
              />
            )}
            {terms.vat.registered && (
              <Select
                label={say(ORDER.prices)}
                options={[
                  { value: 'exclusive', title: say(ORDER.exclusive) },
                  { value: 'inclusive', title: say(ORDER.inclusive) },
                ]}
                value={typed.mode}
                onChange={(mode) => change({ mode: mode === 'inclusive' ? 'inclusive' : 'exclusive' })}
              />
            )}
          </FieldGrid>
        </FormSection>
        <OrderProducts lines={typed.lines} onChange={(lines) => change({ lines })} faults={faults} />
        <FormSection title={say(ORDER.remarks)}>
          <FieldGrid columns={2}>
            <TextInput
              label={say(ORDER.quote)}
              optional
              maxLength={60}
              value={typed.reference}
              onChange={(reference) => change({ reference })}
            />
            <TextInput
              label={say(ORDER.remarks)}
              optional
              maxLength={1000}
              value={typed.remarks}
              onChange={(remarks) => change({ remarks })}
            />
          </FieldGrid>
        </FormSection>
      </FormLayout>
      <DraftOffer form={draft} one={words.lower} />
      <LeaveQuestion isTyped={() => isTyped} />
    </Page>
  );
}

/** A branch that claims no VAT orders at what it pays, and is not asked. */
function begun({ supplier, stores, vat }: PurchaseTerms) {
  return {
    mode: vat.registered ? ('exclusive' as const) : ('inclusive' as const),
    supplier: supplier ? { value: supplier.id, title: supplier.name } : null,
    store: stores[0]?.id ?? '',
  };
}
