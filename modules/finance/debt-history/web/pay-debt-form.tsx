import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/actions/button.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { call } from '#web-kit/api/client.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { dayText } from '#web-kit/format/day.ts';
import { exactText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { debt as debtEntity } from '../../debt/debt.entity.ts';
import { payDebtBody } from '../../payment/payment.body.ts';
import { payment } from '../../payment/payment.entity.ts';
import { MoneyFields } from '../../payment/web/money-fields.tsx';
import { PAYMENT } from '../../payment/web/payment.words.ts';
import { type DebtTerms, termsOf } from '../../payment/web/payment-calls.ts';
import { missingOfRest, saidMoney, wayOption } from '../../payment/web/typed-money.ts';

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
  const client = useQueryClient();
  const words = useEntityWords(payment);
  const view = `${debtEntity.screens.view}?id=${debt.id}`;
  const form = useBodyForm({
    name: 'pay-debt',
    record: debt.id,
    body: payDebtBody,
    of: payment,
    opened: {
      debt_id: { value: debt.id, title: debt.party_name },
      amount: String(debt.remain_amount),
      account_id: wayOption(accounts[0]),
    },
    instead: (typed) => saidMoney(typed, accounts, currency),
    check: (typed) => missingOfRest(typed, debt.remain_amount, currency, say),
    send: (body, id) => call('POST', 'debt-history', { body, idempotencyKey: id }),
    done: () => {
      // Money, debts, documents and balances have moved with it; nobody waits until they are asked for again.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(debt.kind === 'debtor' ? PAYMENT.received : PAYMENT.paidOut) });
      void navigate({ to: view, replace: true, ignoreBlocker: true });
    },
  });
  return (
    <CommandForm
      form={form}
      title={`${say(PAYMENT.payDebt)}: ${debt.party_name}`}
      save={say(PAYMENT.save)}
      one={words.lower}
      back={{ href: view, name: say(PAYMENT.backToDebt) }}
      side={<WhatRemains debt={debt} />}
    >
      <MoneyFields
        typed={form.typed}
        ask={form.ask}
        accounts={accounts}
        deposit={deposit}
        {...(debt.kind === 'creditor' ? { why: PAYMENT.outWhy, goesOut: true } : {})}
      >
        <Button size="s" onClick={() => form.set({ amount: String(debt.remain_amount) })}>
          {`${say(PAYMENT.settleAll)}: ${exactText(debt.remain_amount, currency)}`}
        </Button>
      </MoneyFields>
    </CommandForm>
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
          ...(debt.taken_off_amount > 0
            ? [
                {
                  key: 'taken_off',
                  title: words.fields.taken_off_amount ?? '',
                  value: moneyText(debt.taken_off_amount, currency),
                },
              ]
            : []),
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
