import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { AmountInput } from '#ui/fields/amount-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { businessesOfPlatform } from '../../business/web/businesses-call.ts';
import { PLATFORM } from '../../business/web/platform.words.ts';
import { PlatformForm } from '../../business/web/platform-form.tsx';
import { feePayment } from '../fee-payment.entity.ts';
import { DAYS_OF_MONTH } from '../fee-payment.rules.ts';

/** What a business paid: for days of a branch, or for something else of the platform. */
export default function FeePaymentFormScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const navigate = useNavigate();
  const client = useQueryClient();
  const kinds = useRegistry().words('fee-payment')[language].choices?.kind ?? {};
  const { branch: asked = '' } = useSearch({ strict: false }) as { branch?: string };
  const businesses = useQuery(businessesOfPlatform);
  const [id] = useState(() => newId<'fee-payment'>());
  const [typed, setTyped] = useState({
    client_branch: asked,
    kind: 'service_fee',
    days: String(DAYS_OF_MONTH),
    amount: '',
    reference: '',
    remarks: '',
  });
  const { isTyped } = useUnsaved(typed);
  const { sending, fields, send } = useSending();
  const field = (key: keyof typeof typed, label: string) => ({
    label,
    name: key,
    value: typed[key],
    error: fields[key],
    onChange: (value: string) => setTyped({ ...typed, [key]: value }),
  });
  const buysDays = typed.kind === 'service_fee';
  const branches = (businesses.data ?? []).flatMap((business) =>
    business.branches.map(({ id: value, name, paid_until }) => ({
      value,
      title: name === business.name ? name : `${business.name}, ${name}`,
      ...(paid_until ? { hint: `${say(PLATFORM.paidUntil)} ${dayText(paid_until, language)}` } : {}),
    })),
  );
  const isReady =
    typed.client_branch !== '' && Number(typed.amount) > 0 && (!buysDays || Number(typed.days) > 0);
  const save = () =>
    send(async () => {
      const { reference, remarks, days, amount, ...rest } = typed;
      const body = {
        ...{ id, ...rest, amount: Number(amount), days: buysDays ? Number(days) : 0 },
        ...(reference.trim() ? { reference } : {}),
        ...(remarks.trim() ? { remarks } : {}),
      };
      await call('POST', 'fee-payment', { body, idempotencyKey: id });
      await client.invalidateQueries();
      showToast({ tone: 'success', title: say(PLATFORM.taken) });
      void navigate({ to: feePayment.screens.list, ignoreBlocker: true });
    });
  return (
    <PlatformForm
      title={say(PLATFORM.feeTitle)}
      save={say(PLATFORM.saveFee)}
      saving={sending}
      disabled={!isReady}
      isTyped={isTyped}
      onSave={() => void save()}
    >
      <FormSection title={say(PLATFORM.feeTitle)} why={say(PLATFORM.feeWhy)}>
        <FieldGrid columns={2}>
          <Select {...field('client_branch', say(PLATFORM.branch))} options={branches} />
          <Select
            {...field('kind', say(PLATFORM.kind))}
            options={Object.entries(kinds).map(([value, title]) => ({ value, title }))}
          />
        </FieldGrid>
        <FieldGrid columns={2}>
          {buysDays && (
            <AmountInput {...field('days', say(PLATFORM.days))} decimals={0} hint={say(PLATFORM.daysWhy)} />
          )}
          <MoneyInput {...field('amount', say(PLATFORM.amount))} currency={currency} />
        </FieldGrid>
        <FieldGrid columns={2}>
          <TextInput {...field('reference', say(PLATFORM.reference))} optional />
          <TextInput {...field('remarks', say(PLATFORM.remarks))} optional />
        </FieldGrid>
      </FormSection>
    </PlatformForm>
  );
}
