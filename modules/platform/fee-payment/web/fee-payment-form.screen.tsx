import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { businessesOfPlatform } from '../../business/web/businesses-call.ts';
import { PLATFORM } from '../../business/web/platform.words.ts';
import { feePayment } from '../fee-payment.entity.ts';
import { DAYS_OF_MONTH } from '../fee-payment.rules.ts';
import { takeFeeBody } from '../take-fee.body.ts';

/** What a business paid: for days of a branch, or for something else of the platform. */
export default function FeePaymentFormScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const words = useRegistry().words('fee-payment')[language];
  const { branch: asked = '' } = useSearch({ strict: false }) as { branch?: string };
  const businesses = useQuery(businessesOfPlatform);
  const form = useBodyForm({
    name: 'fee-payment',
    body: takeFeeBody,
    of: feePayment,
    labels: {
      client_branch: say(PLATFORM.branch),
      kind: say(PLATFORM.kind),
      days: say(PLATFORM.days),
      parts: say(PLATFORM.parts),
      amount: say(PLATFORM.amount),
      reference: say(PLATFORM.reference),
      remarks: say(PLATFORM.remarks),
    },
    opened: { client_branch: asked, kind: 'service_fee', days: String(DAYS_OF_MONTH) },
    when: (typed) => ({ days: isForDays(typed), parts: isForSms(typed) }),
    instead: (typed) => (isForDays(typed) ? {} : { days: 0 }),
    check: ({ kind, days, amount }) => ({
      ...(isForDays({ kind }) && Number(days) === 0 ? { days: say(PLATFORM.aboveZero) } : {}),
      ...(Number(amount) === 0 ? { amount: say(PLATFORM.aboveZero) } : {}),
    }),
    send: (body, id) => call('POST', 'fee-payment', { body, idempotencyKey: id }),
    done: () => {
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(PLATFORM.taken) });
      void navigate({ to: feePayment.screens.list, ignoreBlocker: true });
    },
  });
  const branches = (businesses.data ?? []).flatMap((business) =>
    business.branches.map(({ id: value, name, paid_until }) => ({
      value,
      title: name === business.name ? name : `${business.name}, ${name}`,
      ...(paid_until ? { hint: `${say(PLATFORM.paidUntil)} ${dayText(paid_until, language)}` } : {}),
    })),
  );
  return (
    <CommandForm
      form={form}
      title={say(PLATFORM.feeTitle)}
      save={say(PLATFORM.saveFee)}
      one={words.lower}
      back={{ href: feePayment.screens.list }}
    >
      <FormSection title={say(PLATFORM.feeTitle)} why={say(PLATFORM.feeWhy)}>
        <FieldGrid columns={2}>
          <Select {...form.field('client_branch')} options={branches} />
          <Asked input={form.ask('kind')} />
        </FieldGrid>
        <FieldGrid columns={2}>
          <Asked input={form.ask('days')} hint={say(PLATFORM.daysWhy)} />
          <Asked input={form.ask('parts')} hint={say(PLATFORM.partsWhy)} />
          <Asked input={form.ask('amount')} />
        </FieldGrid>
        <FieldGrid columns={2}>
          <Asked input={form.ask('reference')} />
          <Asked input={form.ask('remarks')} oneLine />
        </FieldGrid>
      </FormSection>
    </CommandForm>
  );
}

/** Only a purchase of SMS buys parts. */
function isForSms({ kind }: { kind: string }): boolean {
  return kind === 'sms_purchase';
}

/** Only a service fee buys days. */
function isForDays({ kind }: { kind: string }): boolean {
  return kind === 'service_fee';
}
