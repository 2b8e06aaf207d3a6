import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { purchase } from '../purchase.entity.ts';
import { sumsOf } from './bought-goods.ts';
import { CostsSection } from './costs-section.tsx';
import { GoodsSection } from './goods-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { BUY } from './purchase.words.ts';
import { type PurchaseTerms, termsOf } from './purchase-calls.ts';
import { PurchaseSide } from './purchase-side.tsx';
import { SupplierSection } from './supplier-section.tsx';
import { usePurchaseForm } from './use-purchase-form.ts';

/** A purchase on one page; on a phone the goods come first, and the money on a page of its own. */
export function PurchaseForm({ terms: first }: { terms: PurchaseTerms }) {
  const say = useSay();
  const { currency } = useBranch();
  const words = useEntityWords(purchase);
  const isPhone = useMedia(PHONE);
  const [step, setStep] = useState<'goods' | 'payment'>('goods');
  const form = usePurchaseForm(first, (faults) => {
    if (Object.keys(faults).some((key) => !OF_PAYMENT.has(key.split('.')[0] ?? key))) setStep('goods');
  });
  const { typed } = form;
  const terms =
    useQuery({ ...termsOf(typed.supplier_id?.value), placeholderData: keepPreviousData }).data ?? first;
  const isGoods = isPhone && step === 'goods';
  const goOn = () => (typed.lines.length === 0 ? form.look('lines') : setStep('payment'));
  const part = { form, terms, sums: sumsOf(typed, terms, currency) };
  return (
    <CommandForm
      form={form}
      title={say(BUY.title)}
      save={say(isGoods ? BUY.toPayment : BUY.save)}
      one={words.lower}
      back={{ href: purchase.screens.list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
      side={<PurchaseSide {...part} />}
      {...(isGoods ? { onSubmit: goOn } : {})}
      {...(isPhone && !isGoods
        ? { cancel: { title: say(BUY.toGoods), onPress: () => setStep('goods') } }
        : {})}
    >
      {(!isPhone || isGoods) && <SupplierSection {...part} />}
      {(!isPhone || isGoods) && <GoodsSection {...part} />}
      {!isGoods && <PaymentSection {...part} />}
      {!isGoods && <CostsSection {...part} />}
      {!isGoods && (
        <FormSection title={form.labels.remarks ?? ''}>
          <FieldGrid columns={2}>
            <Asked input={form.ask('reference')} />
            <Asked input={form.ask('remarks')} oneLine />
          </FieldGrid>
        </FormSection>
      )}
    </CommandForm>
  );
}

/** What stands on the second page of a phone. */
const OF_PAYMENT = new Set(['payments', 'due_date', 'costs', 'reference', 'remarks']);
