import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callForRow } from '#web-kit/api/answers.ts';
import { newLine } from '#web-kit/form/typed-body.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useChosenPhotos } from '#web-kit/record/chosen-photos.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { NOT_YET, saidPayments } from '../../payment/web/said-payments.ts';
import { expenseBody } from '../expense.body.ts';
import { expense } from '../expense.entity.ts';
import { EXPENSE } from './expense.words.ts';
import type { ExpenseTerms } from './expense-calls.ts';
import { figuresOf } from './expense-figures.ts';

/** The form of a new expense: what is needed, sent and drafted follows from its body. */
export function useExpenseForm(terms: ExpenseTerms) {
  const photos = useChosenPhotos(expense);
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  const [first] = terms.accounts;
  const isVat = terms.vat.registered;
  const form = useBodyForm({
    name: 'expense',
    body: expenseBody,
    of: expense,
    labels: {
      amount: say(isVat ? EXPENSE.amountWithVat : EXPENSE.amount),
      has_receipt: say(EXPENSE.receipt),
      payments: say(EXPENSE.paymentPart),
      'payments.account_id': say(EXPENSE.paidFrom),
      'payments.amount': say(EXPENSE.paidAmount),
      'payments.reference': say(EXPENSE.reference),
      'payments.fee': say(EXPENSE.fee),
    },
    opened: {
      tax_type: 'standard',
      verify: terms.may_verify,
      payments: [
        newLine(expenseBody.fields.payments.lines, 'first', {
          account_id: first ? { value: first.id, title: first.name } : null,
        }),
      ],
    },
    beside: { paid: NOT_YET },
    when: ({ has_receipt, paid }) => ({
      receipt_number: has_receipt,
      receipt_date: has_receipt,
      part_of_receipt: has_receipt,
      receipt_tax: has_receipt && isVat,
      tax_amount: has_receipt && isVat,
      tax_type: has_receipt && isVat,
      due_date: paid !== 'all',
      truck_id: may('show_truck_on_expense'),
    }),
    instead: (typed) => (figuresOf(typed, terms, currency).left > 0n ? {} : { due_date: undefined }),
    rows: (typed) => ({
      payments: saidPayments(typed, figuresOf(typed, terms, currency).amount, terms.accounts, currency),
    }),
    check: (typed) =>
      figuresOf(typed, terms, currency).left < 0n ? { 'payments.0.amount': say(EXPENSE.tooMuch) } : {},
    async send(body, id) {
      const made = await callForRow('POST', 'expense', { body, idempotencyKey: id });
      await photos.attachTo(made.id);
      return made;
    },
    done: (made) => {
      // Money, debts and balances have moved with it.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(EXPENSE.saved, { number: String(made.number) }) });
      const to = viewAddress(expense, made.id, may) ?? expense.screens.list;
      void navigate({ to, replace: true, ignoreBlocker: true });
    },
  });
  return { ...form, photos };
}

export interface ExpensePartProps {
  form: ReturnType<typeof useExpenseForm>;
  terms: ExpenseTerms;
}
