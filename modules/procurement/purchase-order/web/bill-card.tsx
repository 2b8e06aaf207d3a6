import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sayProblem } from '#core/i18n/problems.ts';
import { newId } from '#core/ids.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import { VatOnPaper } from '#modules/finance/public.web.ts';
import { NO_PART, PartInput, partText, typedOfBase } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/show/card.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { searchOf, viewAddress } from '#web-kit/screens/addresses.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { purchase } from '../../purchase/purchase.entity.ts';
import { OtherOfTwo, PriceOrTotal } from '../../purchase/web/price-or-total.tsx';
import { termsOf } from '../../purchase/web/purchase-calls.ts';
import type { TypedPrice } from '../../purchase/web/typed-price.ts';
import { notBilled } from '../order-lines.rules.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import classes from './order.module.css';
import { ORDER } from './order.words.ts';
import { useUnitOf } from './order-lines-card.tsx';
import { billedLines, type TypedBillLine } from './typed-bill.ts';
import { useTrackedLines } from './use-tracked-lines.ts';
import { lineOnOrder, type WireOrder, type WireOrderLine } from './wire-order.ts';

type TypedLine = Omit<TypedBillLine, 'line'>;

const NOTHING_TYPED: TypedLine = { part: NO_PART, price: '', total: null };

/** The quantity that a price is of: pieces cost a part of that of their unit. */
const pricedOf = ({ text, inPieces }: TypedLine['part'], { factor }: WireOrderLine) => ({
  quantity: text,
  per: inPieces ? factor : 1,
});

/** The bill of the supplier for goods that have come: each line as received, at what the bill says. */
export function BillCard({ order }: { order: WireOrder }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const unitOf = useUnitOf();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { withBase } = useTrackedLines(order.id);
  const terms = useQuery(termsOf(order.supplier_id)).data;
  // Made when the form opens: a second press or a retry enters the bill once.
  const [id] = useState(newId);
  const leftOf = (line: WireOrderLine) => notBilled(lineOnOrder(line, currency));
  const open = order.lines.filter((line) => leftOf(line) > 0n);
  const [typed, setTyped] = useState<Readonly<Record<number, TypedLine>>>(() =>
    Object.fromEntries(
      open.map((line) => [
        line.line_no,
        { part: typedOfBase(leftOf(line), line), price: String(line.price ?? ''), total: null },
      ]),
    ),
  );
  const [bill, setBill] = useState({
    reference: '',
    receipt: false,
    receiptNumber: '',
    part: false,
    tax: '',
    wholeTax: '',
    due: '',
  });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const typedOf = ({ line_no }: WireOrderLine) => ({ ...NOTHING_TYPED, ...typed[line_no] });
  const { lines, unpriced } = billedLines(
    open.map((line) => ({ line, ...typedOf(line) })),
    currency,
  );
  const close = () => void navigate({ to: purchaseOrder.screens.view, search: searchOf({ id: order.id }) });
  const put = (line: WireOrderLine, part: Partial<TypedLine>) =>
    setTyped({ ...typed, [line.line_no]: { ...typedOf(line), ...part } });
  const wire = (text: string) => {
    const read = bill.receipt && text.trim() ? moneyOfText(text, currency) : null;
    return typeof read === 'bigint' ? moneyToWire(read, currency) : null;
  };
  const faultOf = (key: string) => (faults[key] ? { error: faults[key] } : {});
  const save = async () => {
    if (unpriced.length > 0)
      return setFaults(
        Object.fromEntries(unpriced.map((field) => [field, sayProblem({ key: 'required' }, language)])),
      );
    setSending(true);
    try {
      const body = {
        ...{ id, order_id: order.id, lines, payments: [], receipt_is_provided: bill.receipt },
        ...(bill.reference.trim() ? { reference: bill.reference.trim() } : {}),
        ...(bill.receipt && bill.part ? { part_of_receipt: true } : {}),
        ...(bill.receipt && bill.receiptNumber.trim() ? { receipt_number: bill.receiptNumber.trim() } : {}),
        ...(wire(bill.tax) === null ? {} : { tax_amount: wire(bill.tax) }),
        ...(bill.part && wire(bill.wholeTax) !== null ? { receipt_tax: wire(bill.wholeTax) } : {}),
        ...(bill.due ? { due_date: bill.due } : {}),
      };
      const made = await callForRow('POST', 'purchase/bill', { body, idempotencyKey: id });
      showToast({ tone: 'success', title: say(ORDER.billedNow, { number: String(made.number) }) });
      await client.invalidateQueries();
      const to = viewAddress(purchase, made.id, may);
      if (to) void navigate({ to, replace: true });
      else close();
    } catch (error) {
      if (error instanceof Refused) setFaults(error.fields);
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Card
      title={say(ORDER.billTitle)}
      flush
      footer={
        <div className={classes.foot}>
          <span />
          <Button kind="ghost" onClick={close}>
            {say(FORM.cancel)}
          </Button>
          <Button
            kind="primary"
            icon="invoice"
            disabled={lines.length === 0}
            loading={sending}
            onClick={() => void save()}
          >
            {say(ORDER.saveBill)}
          </Button>
        </div>
      }
    >
      <ul>
        {open.map((line) => {
          const at = `lines.${lines.findIndex(({ line_no }) => line_no === line.line_no)}`;
          const prices = {
            typed: { ...typedOf(line), ...pricedOf(typedOf(line).part, line) },
            onChange: ({ price, total }: Partial<TypedPrice>) =>
              put(line, {
                ...(price === undefined ? {} : { price }),
                ...(total === undefined ? {} : { total }),
              }),
          };
          const left = {
            quantity: partText(leftOf(line), withBase(line), say, (count) => unitOf(line, count)),
          };
          return (
            <li key={line.line_no} className={classes.billed}>
              <span>
                {line.product_name}
                <small>{say(ORDER.leftToReturn, left)}</small>
              </span>
              <PartInput
                label={say(ORDER.quantity)}
                line={withBase(line)}
                typed={typedOf(line).part}
                onChange={(part) => put(line, { part })}
                {...(faultOf(`${at}.quantity`).error ? faultOf(`${at}.quantity`) : faultOf(`${at}.pieces`))}
              />
              <div>
                <PriceOrTotal {...prices} faultOf={(key) => faultOf(`${at}.${key}`)} />
                <OtherOfTwo {...prices} className={classes.instead} />
              </div>
            </li>
          );
        })}
      </ul>
      <div className={classes.more}>
        <TextInput
          label={say(ORDER.billNumber)}
          optional
          maxLength={60}
          value={bill.reference}
          onChange={(reference) => setBill({ ...bill, reference })}
          {...faultOf('reference')}
        />
        <DateInput
          label={say(ORDER.due)}
          optional
          clearable
          value={bill.due}
          onChange={(due) => setBill({ ...bill, due })}
          {...faultOf('due_date')}
        />
        {terms?.vat.registered && (
          <Switch
            label={say(ORDER.fiscalReceipt)}
            checked={bill.receipt}
            onChange={(receipt) => setBill({ ...bill, receipt })}
          />
        )}
        {bill.receipt && (
          <TextInput
            label={say(ORDER.receiptNumber)}
            optional
            maxLength={60}
            value={bill.receiptNumber}
            onChange={(receiptNumber) => setBill({ ...bill, receiptNumber })}
            {...faultOf('receipt_number')}
          />
        )}
        {bill.receipt && (
          <VatOnPaper
            of="tax_amount"
            value={bill.tax}
            onChange={(tax) => setBill({ ...bill, tax })}
            {...faultOf('tax_amount')}
          />
        )}
        {bill.receipt && (
          <Switch
            label={say(ORDER.partOfReceipt)}
            checked={bill.part}
            onChange={(part) => setBill({ ...bill, part })}
          />
        )}
        {bill.receipt && bill.part && (
          <VatOnPaper
            of="receipt_tax"
            value={bill.wholeTax}
            onChange={(wholeTax) => setBill({ ...bill, wholeTax })}
            {...faultOf('receipt_tax')}
          />
        )}
      </div>
    </Card>
  );
}
