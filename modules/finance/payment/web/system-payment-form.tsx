import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addDays } from '#core/business-day.ts';
import type { WireOf } from '#core/define-answer.ts';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { call } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { paySystemBody } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import type { systemTermsAnswer } from '../system-terms.answer.ts';
import { MoneyFields } from './money-fields.tsx';
import { PAYMENT } from './payment.words.ts';
import { systemTerms } from './payment-calls.ts';
import { missingOfMoney, saidMoney, wayOption } from './typed-money.ts';

/** How many days a service fee usually buys. */
const A_MONTH = 30;

/** Records what the business paid for the system, with what it is paid until beside it. */
export function SystemPaymentForm({ choice }: { choice: ReactNode }) {
  const say = useSay();
  const terms = useQuery(systemTerms());
  if (terms.isError && !terms.data)
    return (
      <RecordNotLoaded
        entity={payment}
        error={terms.error}
        retrying={terms.isFetching}
        onRetry={() => void terms.refetch()}
      />
    );
  return (
    <Late loading={!terms.data} skeleton={<FormPageSkeleton title={say(PAYMENT.paySystem)} />}>
      {terms.data && <Opened terms={terms.data} choice={choice} />}
    </Late>
  );
}

/** Only a purchase of SMS buys parts. */
const buysSms = (type: string) => type === 'sms_purchase';

function Opened({
  terms: { today, paid_until, service_fee, sms_price, sms_left, accounts },
  choice,
}: {
  terms: WireOf<typeof systemTermsAnswer>;
  choice: ReactNode;
}) {
  const say = useSay();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const client = useQueryClient();
  const words = useEntityWords(payment);
  const next = paid_until !== null && paid_until >= today ? addDays(paid_until, 1) : today;
  const form = useBodyForm({
    name: 'pay-system',
    body: paySystemBody,
    of: payment,
    opened: {
      system_type: 'service_fee' as const,
      days: String(A_MONTH),
      amount: service_fee === null ? '' : String(service_fee),
      covers_from: next,
      account_id: wayOption(accounts[0]),
    },
    when: ({ system_type }) => {
      const buysDays = system_type === 'service_fee';
      return { days: buysDays, covers_from: buysDays, parts: buysSms(system_type) };
    },
    needs: ({ system_type }) =>
      system_type === 'service_fee'
        ? ['days', 'covers_from']
        : sms_price !== null && buysSms(system_type)
          ? ['parts']
          : [],
    instead: (typed) => saidMoney(typed, accounts, currency),
    check: (typed) => missingOfMoney(typed, currency, say),
    send: (body, id) => call('POST', 'payment/system', { body, idempotencyKey: id }),
    done: () => {
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(PAYMENT.systemPaid) });
      void navigate({
        to: `${payment.screens.list}?condition=system`,
        replace: true,
        ignoreBlocker: true,
      });
    },
  });
  const { typed, ask } = form;
  const days = Number(typed.days);
  const isDays =
    typed.system_type === 'service_fee' && Number.isInteger(days) && days > 0 && typed.covers_from;
  return (
    <CommandForm
      form={form}
      title={say(PAYMENT.paySystem)}
      save={say(PAYMENT.save)}
      one={words.lower}
      back={{ href: `${payment.screens.list}?condition=system`, name: words.many }}
      side={
        <Card title={say(PAYMENT.subscription)}>
          <Facts
            items={[
              {
                key: 'until',
                title: say(PAYMENT.paidUntil),
                value: paid_until === null ? say(PAYMENT.noFee) : dayText(paid_until, language),
              },
              ...(service_fee === null
                ? []
                : [
                    {
                      key: 'month',
                      title: say(PAYMENT.feeOfMonth),
                      value: moneyText(service_fee, currency),
                    },
                  ]),
              ...(sms_left === null
                ? []
                : [{ key: 'sms', title: say(PAYMENT.smsLeft), value: countText(sms_left) }]),
              ...(isDays
                ? [
                    {
                      key: 'then',
                      title: say(PAYMENT.coversUntil),
                      value: <b>{dayText(addDays(typed.covers_from, days - 1), language)}</b>,
                    },
                  ]
                : []),
            ]}
          />
        </Card>
      }
    >
      {choice}
      <FormSection title={say(PAYMENT.whatFor)} why={say(PAYMENT.whatForWhy)}>
        <Asked input={ask('system_type')} />
        <FieldGrid columns={2}>
          <Asked input={ask('days')} />
          <Asked input={ask('covers_from')} />
          <Asked
            input={ask('parts')}
            hint={
              sms_price === null
                ? say(PAYMENT.partsWhy)
                : say(PAYMENT.partsCost, { currency, price: moneyText(sms_price, currency) })
            }
          />
        </FieldGrid>
      </FormSection>
      <MoneyFields typed={typed} ask={ask} accounts={accounts} goesOut deposit={0} why={PAYMENT.outWhy} />
    </CommandForm>
  );
}
