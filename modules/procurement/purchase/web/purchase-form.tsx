import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormLayout, FormSection } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { DraftOffer } from '#web-kit/form/draft-offer.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { LeaveQuestion } from '#web-kit/form/leave-question.tsx';
import { useTypedDraft } from '#web-kit/form/use-typed-draft.ts';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useGoBack } from '#web-kit/screens/go-back.ts';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { purchase } from '../purchase.entity.ts';
import { CostsSection } from './costs-section.tsx';
import { GoodsSection } from './goods-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { BUY } from './purchase.words.ts';
import { type PurchaseTerms, termsOf } from './purchase-calls.ts';
import { PurchaseSide } from './purchase-side.tsx';
import { SupplierSection } from './supplier-section.tsx';
import { bodyOf, NOTHING_TYPED, paidNow, sumsOf, type TypedPurchase } from './typed-purchase.ts';

/** A draft of the form as it is now; one of an earlier release is not offered. */
const DRAFT = z.object({
  id: z.uuid(),
  typed: z.custom<TypedPurchase>(
    (typed) =>
      typeof typed === 'object' && typed !== null && Object.keys(NOTHING_TYPED).every((key) => key in typed),
  ),
});

/** The form of a purchase: what comes into which store from whom, at what price, and how it is paid. */
export function PurchaseForm({ terms: first }: { terms: PurchaseTerms }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  const words = useEntityWords(purchase);
  const goBack = useGoBack(purchase.screens.list);
  const [id, setId] = useState(newId);
  const isPhone = useMedia(PHONE);
  const [step, setStep] = useState<'goods' | 'payment'>('goods');
  const [typed, setTyped] = useState<TypedPurchase>(() => begun(first));
  const [saving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const terms =
    useQuery({ ...termsOf(typed.supplier?.value), placeholderData: keepPreviousData }).data ?? first;
  const { isTyped } = useUnsaved(typed);
  const draft = useTypedDraft({
    ...{ entity: purchase.name, record: null, isTyped, typed: { id, typed }, schema: DRAFT },
    bring: (kept) => {
      setId(kept.id);
      setTyped(kept.typed);
    },
  });
  const change = (part: Partial<TypedPurchase>) => setTyped((before) => ({ ...before, ...part }));
  const sums = sumsOf(typed, terms, currency);
  const save = async () => {
    const now = paidNow(typed, sums.total, currency);
    const missing: Record<string, string> = {};
    if (typed.lines.length === 0) missing.lines = say(BUY.needed);
    if (now > sums.total) missing.amount = say(BUY.tooMuch);
    if (!typed.supplier && now < sums.total) missing.supplier_id = say(BUY.whoIsOwed);
    setFaults(missing);
    if (missing.lines || missing.supplier_id) setStep('goods');
    if (Object.keys(missing).length > 0) return;
    setSaving(true);
    try {
      const body = { id, ...bodyOf(typed, sums.total, currency) };
      const made = await call<WireRow>('POST', 'purchase', { body, idempotencyKey: id });
      draft.drop();
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(BUY.saved, { number: String(made.number) }) });
      const to = viewAddress(purchase, made.id, may) ?? purchase.screens.list;
      void navigate({ to, replace: true, ignoreBlocker: true });
    } catch (error) {
      if (error instanceof Refused) setFaults(error.fields);
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSaving(false);
    }
  };
  // On a phone the goods come first, and the money on a page of its own.
  const isGoods = isPhone && step === 'goods';
  const goOn = () => {
    if (typed.lines.length === 0) return setFaults({ lines: say(BUY.needed) });
    setFaults({});
    setStep('payment');
  };
  const parts = { typed, onChange: change, terms, sums, faults };
  return (
    <Page
      look="form"
      bar={
        <SaveBar
          form="purchase"
          save={say(isGoods ? BUY.toPayment : BUY.save)}
          cancel={
            isPhone && !isGoods
              ? { title: say(BUY.toGoods), onPress: () => setStep('goods') }
              : { title: say(FORM.cancel), onPress: goBack }
          }
          note={draft.isRestored ? say(FORM.restored) : isTyped ? say(FORM.unsaved) : undefined}
          saving={saving}
        />
      }
    >
      <PageHeader
        title={say(BUY.title)}
        back={{ href: purchase.screens.list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
      />
      <FormLayout
        id="purchase"
        onSubmit={() => (isGoods ? goOn() : void save())}
        side={<PurchaseSide {...parts} />}
      >
        {(!isPhone || isGoods) && <SupplierSection {...parts} />}
        {(!isPhone || isGoods) && <GoodsSection {...parts} />}
        {!isGoods && <PaymentSection {...parts} />}
        {!isGoods && <CostsSection {...parts} />}
        {!isGoods && (
          <FormSection title={say(BUY.notes)}>
            <FieldGrid columns={2}>
              <TextInput
                label={say(BUY.invoice)}
                optional
                maxLength={60}
                value={typed.reference}
                onChange={(reference) => change({ reference })}
              />
              <TextInput
                label={say(BUY.notes)}
                optional
                maxLength={1000}
                value={typed.remarks}
                onChange={(remarks) => change({ remarks })}
              />
            </FieldGrid>
          </FormSection>
        )}
      </FormLayout>
      <DraftOffer form={draft} one={words.lower} />
      <LeaveQuestion isTyped={() => isTyped} />
    </Page>
  );
}

function begun({ supplier, stores, accounts }: PurchaseTerms): TypedPurchase {
  return {
    ...NOTHING_TYPED,
    supplier: supplier ? { value: supplier.id, title: supplier.name } : null,
    store: stores[0]?.id ?? '',
    payments: [{ key: newId(), way: accounts[0]?.id ?? '', amount: '', reference: '' }],
  };
}
