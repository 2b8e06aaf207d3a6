import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { moneyToWire } from '#core/money.ts';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { call } from '#web-kit/api/client.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { expenseBody } from '../expense.body.ts';
import { expense } from '../expense.entity.ts';
import { EXPENSE } from './expense.words.ts';
import { type ExpenseTerms, termsOfExpenses } from './expense-calls.ts';
import { ExpenseFields, type ExpensePartProps, ReceiptFields } from './expense-fields.tsx';
import { ExpensePayment } from './expense-payment.tsx';
import { bodyOfExpense, figuresOf, NO_EXPENSE } from './typed-expense.ts';

/** Records an expense with what is paid of it; of one that is recorded its words and its receipt change. */
export default function ExpenseFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (id) return <EntityScreens entity={expense} kind="form" />;
  return <NewExpense />;
}

function NewExpense() {
  const say = useSay();
  const terms = useQuery(termsOfExpenses);
  if (terms.isError && !terms.data)
    return (
      <RecordNotLoaded
        entity={expense}
        error={terms.error}
        retrying={terms.isFetching}
        onRetry={() => void terms.refetch()}
      />
    );
  return (
    <Late loading={!terms.data} skeleton={<FormPageSkeleton title={say(EXPENSE.title)} />}>
      {terms.data && <Opened terms={terms.data} />}
    </Late>
  );
}

function Opened({ terms }: { terms: ExpenseTerms }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  const words = useEntityWords(expense);
  const mayPay = may('create_payment');
  const form = useCommandForm({
    name: 'expense',
    body: expenseBody,
    labels: {
      expense_type_id: say(EXPENSE.type),
      title: say(EXPENSE.name),
      amount: say(EXPENSE.amount),
      date: say(EXPENSE.date),
      supplier_id: say(EXPENSE.supplier),
      receipt_number: say(EXPENSE.receiptNumber),
      tax_type: say(EXPENSE.vat),
      due_date: say(EXPENSE.due),
      payments: say(EXPENSE.paymentPart),
      remarks: say(EXPENSE.remarks),
    },
    opened: {
      ...NO_EXPENSE,
      account: terms.accounts[0]?.id ?? '',
      verify: terms.may_verify,
    },
    wire: (typed, id) => ({ id, ...bodyOfExpense(typed, terms, currency) }),
    check: (typed) => {
      const { amount, paid, left } = figuresOf(typed, terms, currency);
      return {
        ...(typed.type ? {} : { expense_type_id: say(EXPENSE.required) }),
        ...(amount === 0n ? { amount: say(EXPENSE.required) } : {}),
        ...(typed.paid === 'part' && paid === 0n ? { 'payments.0.amount': say(EXPENSE.required) } : {}),
        ...(left < 0n ? { 'payments.0.amount': say(EXPENSE.tooMuch) } : {}),
      };
    },
    send: (body, id) => call<WireRow>('POST', 'expense', { body, idempotencyKey: id }),
    done: (made) => {
      // Money, debts and balances have moved with it.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(EXPENSE.saved, { number: String(made.number) }) });
      const to = viewAddress(expense, made.id, may) ?? expense.screens.list;
      void navigate({ to, replace: true, ignoreBlocker: true });
    },
  });
  const part = { typed: form.typed, set: form.set, faultOf: form.faultOf, terms };
  return (
    <CommandForm
      form={form}
      title={say(EXPENSE.title)}
      save={say(EXPENSE.save)}
      one={words.lower}
      back={{ href: expense.screens.list, name: words.many }}
      side={<ExpenseSide {...part} />}
    >
      <ExpenseFields {...part} />
      {mayPay && <ExpensePayment {...part} />}
      <ReceiptFields {...part} />
    </CommandForm>
  );
}

/** What it comes to, and whether it counts at once. */
function ExpenseSide({ typed, set, terms }: ExpensePartProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { net, tax, left } = figuresOf(typed, terms, currency);
  const text = (amount: bigint) => moneyText(moneyToWire(amount, currency), currency);
  return (
    <>
      <Card title={say(EXPENSE.summary)}>
        <Facts
          items={[
            { key: 'net', title: say(EXPENSE.cost), value: <b>{text(net)}</b> },
            ...(tax > 0n ? [{ key: 'tax', title: say(EXPENSE.claimed), value: text(tax) }] : []),
            ...(left > 0n ? [{ key: 'left', title: say(EXPENSE.left), value: text(left) }] : []),
          ]}
        />
      </Card>
      {terms.may_verify && (
        <Card title={say(EXPENSE.verification)}>
          <Switch
            label={say(EXPENSE.verify)}
            hint={say(EXPENSE.verifyWhy)}
            checked={typed.verify}
            onChange={(verify) => set({ verify })}
          />
        </Card>
      )}
    </>
  );
}
