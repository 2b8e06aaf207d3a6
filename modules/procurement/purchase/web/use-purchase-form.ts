import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { newId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { NOT_YET, paidNow, saidPayments, VAT_ON_PAPER } from '#modules/finance/public.web.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callForRow } from '#web-kit/api/answers.ts';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { newLine } from '#web-kit/form/typed-body.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import type { Faults } from '#web-kit/form/use-command-form.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { labelsOfCost, type PaidCost, saidCost } from '../../landed-cost/web/said-cost.ts';
import { purchaseBody } from '../purchase.body.ts';
import { purchase } from '../purchase.entity.ts';
import { type BoughtGoods, modeOf, type Sums, saidLine, sumsOf, type TypedPurchase } from './bought-goods.ts';
import { BUY } from './purchase.words.ts';
import type { PurchaseTerms } from './purchase-calls.ts';

/** The form of a purchase: what comes into which store from whom, at what price, and how it is paid. */
export function usePurchaseForm(terms: PurchaseTerms, onRefused: (faults: Faults) => void) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  const labels = useLabels();
  const totalOf = (typed: TypedPurchase) => sumsOf(typed, terms, currency).total;
  const leftOf = (typed: TypedPurchase) => totalOf(typed) - paidNow(typed, totalOf(typed), currency);
  const { supplier, stores } = terms;
  const [store] = stores;
  return useBodyForm({
    name: purchase.name,
    body: purchaseBody,
    of: purchase,
    labels: (typed) => ({
      ...labels,
      due_date: `${say(BUY.due)}: ${moneyText(moneyToWire(leftOf(typed), currency), currency)}`,
    }),
    opened: {
      supplier_id: supplier ? { value: supplier.id, title: supplier.name } : null,
      store_id: store ? { value: store.id, title: store.name } : null,
      lines: [] as readonly BoughtGoods[],
      payments: [newPayment(terms)],
      costs: [] as readonly PaidCost[],
    },
    beside: { paid: NOT_YET },
    when: (typed) => ({
      receipt_number: typed.receipt_is_provided,
      receipt_date: typed.receipt_is_provided,
      part_of_receipt: typed.receipt_is_provided,
      receipt_tax: typed.receipt_is_provided,
      tax_amount: typed.receipt_is_provided,
      due_date: leftOf(typed) > 0n,
    }),
    instead: (typed) => ({
      tax_mode: modeOf(typed),
      ...(typedAmount(typed.discount, currency) > 0n ? {} : { discount: undefined }),
    }),
    rows: (typed) => ({
      lines: (line) => saidLine(line, typed.receipt_is_provided, currency),
      payments: saidPayments(typed, totalOf(typed), terms.accounts, currency),
      costs: (cost) => saidCost(cost, terms.accounts),
    }),
    check: (typed) => ({
      ...(typed.lines.length === 0 ? { lines: say(BUY.needed) } : {}),
      ...(leftOf(typed) < 0n ? { payments: say(BUY.tooMuch) } : {}),
      ...(!typed.supplier_id && leftOf(typed) > 0n ? { supplier_id: say(BUY.whoIsOwed) } : {}),
    }),
    onRefused,
    send: (body, id) => callForRow('POST', 'purchase', { body, idempotencyKey: id }),
    done: (made) => {
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(BUY.saved, { number: String(made.number) }) });
      const to = viewAddress(purchase, made.id, may) ?? purchase.screens.list;
      void navigate({ to, replace: true, ignoreBlocker: true });
    },
  });
}

/** What its fields are called here, where the words of a purchase say it otherwise or not at all. */
function useLabels() {
  const say = useSay();
  return {
    store_id: say(BUY.store),
    tax_mode: say(BUY.prices),
    receipt_is_provided: say(BUY.receipt),
    tax_amount: say(VAT_ON_PAPER.tax_amount),
    discount: say(BUY.discount),
    reference: say(BUY.invoice),
    'lines.line_total': say(BUY.lineTotal),
    'lines.expire_date': say(BUY.expires),
    'lines.selling_price': say(BUY.sellAt),
    payments: say(BUY.payment),
    'payments.account_id': say(BUY.paidFrom),
    'payments.amount': say(BUY.paidNow),
    'payments.reference': say(BUY.reference),
    'payments.fee': say(BUY.fee),
    ...labelsOfCost(say, 'costs.'),
  };
}

/** One more payment, out of the first account that none of the others is of. */
export function newPayment(terms: PurchaseTerms, ways: readonly { value: string; title: string }[] = []) {
  const [first] = terms.accounts;
  const account_id = ways[0] ?? (first ? { value: first.id, title: first.name } : null);
  return newLine(purchaseBody.fields.payments.lines, newId(), { account_id });
}

/** What each part of the form is given: `terms` as they are with the supplier that is chosen. */
export interface PurchasePartProps {
  form: ReturnType<typeof usePurchaseForm>;
  terms: PurchaseTerms;
  sums: Sums;
}
