import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { moneyOf } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { debt as debtEntity } from '../../debt/debt.entity.ts';
import { MoneyFields } from '../../payment/web/money-fields.tsx';
import { PAYMENT } from '../../payment/web/payment.words.ts';
import { type DebtTerms, termsOf } from '../../payment/web/payment-calls.ts';
import { PaymentFrame } from '../../payment/web/payment-frame.tsx';
import { amountOf, bodyOfMoney, NOTHING_TYPED, type TypedMoney } from '../../payment/web/typed-money.ts';
import { usePayment } from '../../payment/web/use-payment.ts';

/** Pays one debt, in whole unless another amount is typed. */
export function PayDebtForm({ debtId }: { debtId: string }) {
  const say = useSay();
  const terms = useQuery(termsOf(debtId));
  if (terms.isError && !terms.data)
    return (
      <RecordNotLoaded
        entity={debtEntity}
        error={terms.error}
        retrying={terms.isFetching}
        onRetry={() => void terms.refetch()}
      />
    );
  return (
    <Late loading={!terms.data} skeleton={<FormPageSkeleton title={say(PAYMENT.payDebt)} />}>
      {terms.data && <Opened terms={terms.data} />}
    </Late>
  );
}

function Opened({ terms: { debt, deposit, accounts } }: { terms: DebtTerms }) {
  const say = useSay();
  const navigate = useNavigate();
  const { currency } = useBranch();
  const [typed, setTyped] = useState<TypedMoney>({
    ...NOTHING_TYPED,
    amount: String(debt.remain_amount),
    way: accounts[0]?.id ?? '',
  });
  const { isTyped } = useUnsaved(typed);
  const { send, saving, faults, setFaults } = usePayment('debt-history');
  const view = `${debtEntity.screens.view}?id=${debt.id}`;
  const amount = amountOf(typed, currency);
  const remain = moneyOf(debt.remain_amount, currency);
  const save = async () => {
    if (amount === 0n) return setFaults({ amount: say(PAYMENT.required) });
    if (typeof remain === 'bigint' && amount > remain)
      return setFaults({
        amount: say(PAYMENT.aboveRemaining, { amount: moneyText(debt.remain_amount, currency) }),
      });
    const paid = await send({ debt_id: debt.id, ...bodyOfMoney(typed, accounts, currency) });
    if (!paid) return;
    showToast({ tone: 'success', title: say(debt.kind === 'debtor' ? PAYMENT.received : PAYMENT.paidOut) });
    void navigate({ to: view, replace: true, ignoreBlocker: true });
  };
  return (
    <PaymentFrame
      id="pay-debt"
      title={`${say(PAYMENT.payDebt)}: ${debt.party_name}`}
      back={{ href: view, name: say(PAYMENT.backToDebt) }}
      saving={saving}
      isTyped={isTyped}
      onSave={() => void save()}
      side={<WhatRemains debt={debt} />}
    >
      <MoneyFields
        typed={typed}
        onChange={(change) => setTyped({ ...typed, ...change })}
        accounts={accounts}
        deposit={deposit}
        {...(debt.kind === 'creditor' ? { why: PAYMENT.outWhy } : {})}
        faults={faults}
      >
        <Button size="s" onClick={() => setTyped({ ...typed, amount: String(debt.remain_amount) })}>
          {`${say(PAYMENT.settleAll)}: ${moneyText(debt.remain_amount, currency)}`}
        </Button>
      </MoneyFields>
    </PaymentFrame>
  );
}

function WhatRemains({ debt }: Pick<DebtTerms, 'debt'>) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const words = useEntityWords(debtEntity);
  return (
    <Card title={debt.document ?? words.one}>
      <Facts
        items={[
          { key: 'amount', title: words.fields.amount ?? '', value: moneyText(debt.amount, currency) },
          {
            key: 'paid',
            title: words.fields.paid_amount ?? '',
            value: moneyText(debt.paid_amount, currency),
          },
          {
            key: 'remain',
            title: say(PAYMENT.remaining),
            value: <b>{moneyText(debt.remain_amount, currency)}</b>,
          },
          ...(debt.due_date
            ? [{ key: 'due', title: words.fields.due_date ?? '', value: dayText(debt.due_date, language) }]
            : []),
        ]}
      />
    </Card>
  );
}
