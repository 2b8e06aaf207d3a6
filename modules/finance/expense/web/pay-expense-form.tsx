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
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { payment } from '../../payment/payment.entity.ts';
import { MoneyFields } from '../../payment/web/money-fields.tsx';
import { missingOfRest, saidMoney, wayOption } from '../../payment/web/typed-money.ts';
import { payExpenseBody } from '../expense.body.ts';
import { expense as expenseEntity } from '../expense.entity.ts';
import { EXPENSE } from './expense.words.ts';
import { type ExpensePaymentTerms, paymentTermsOf } from './expense-calls.ts';

/** Pays one expense, in whole unless another amount is typed. */
export function PayExpenseForm({ expenseId }: { expenseId: string }) {
  const say = useSay();
  const terms = useQuery(paymentTermsOf(expenseId));
  if (terms.isError && !terms.data)
    return (
      <RecordNotLoaded
        entity={expenseEntity}
        error={terms.error}
        retrying={terms.isFetching}
        onRetry={() => void terms.refetch()}
      />
    );
  return (
    <Late loading={!terms.data} skeleton={<FormPageSkeleton title={say(EXPENSE.pay)} />}>
      {terms.data && <Opened terms={terms.data} />}
    </Late>
  );
}

function Opened({ terms: { expense, accounts } }: { terms: ExpensePaymentTerms }) {
  const say = useSay();
  const navigate = useNavigate();
  const { currency } = useBranch();
  const client = useQueryClient();
  const words = useEntityWords(payment);
  const view = `${expenseEntity.screens.view}?id=${expense.id}`;
  const form = useBodyForm({
    name: 'pay-expense',
    record: expense.id,
    body: payExpenseBody,
    of: payment,
    opened: {
      expense_id: { value: expense.id, title: expense.number },
      amount: String(expense.remain_amount),
      account_id: wayOption(accounts[0]),
    },
    instead: (typed) => saidMoney(typed, accounts, currency),
    check: (typed) => missingOfRest(typed, expense.remain_amount, currency, say),
    send: (body, id) => call('POST', 'expense/pay', { body, idempotencyKey: id }),
    done: () => {
      // Money, debts and balances have moved with it.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(EXPENSE.paid) });
      void navigate({ to: view, replace: true, ignoreBlocker: true });
    },
  });
  const left = moneyText(expense.remain_amount, currency);
  return (
    <CommandForm
      form={form}
      title={`${say(EXPENSE.pay)}: ${expense.title ?? expense.number}`}
      save={say(EXPENSE.pay)}
      one={words.lower}
      back={{ href: view, name: expense.number }}
      side={
        <Card title={expense.number}>
          <Facts
            items={[
              { key: 'total', title: say(EXPENSE.total), value: moneyText(expense.total_amount, currency) },
              {
                key: 'paid',
                title: say(EXPENSE.paidBefore),
                value: moneyText(expense.paid_amount, currency),
              },
              { key: 'left', title: say(EXPENSE.left), value: <b>{left}</b> },
            ]}
          />
        </Card>
      }
    >
      <MoneyFields
        typed={form.typed}
        ask={form.ask}
        accounts={accounts}
        goesOut
        deposit={0}
        why={EXPENSE.payWhy}
      >
        <Button size="s" onClick={() => form.set({ amount: String(expense.remain_amount) })}>
          {`${say(EXPENSE.settleAll)}: ${left}`}
        </Button>
      </MoneyFields>
    </CommandForm>
  );
}
