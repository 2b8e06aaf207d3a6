import type { ReactNode } from 'react';
import { type Money, sum, ZERO_MONEY } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { Asked, type AskedInput } from '#web-kit/form/asked.tsx';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { PaidFrom } from './paid-from.tsx';
import type { WayToPay } from './payment-calls.ts';
import classes from './payment-fields.module.css';
import { isNamed, type Paid, type TypedPayment } from './said-payments.ts';

/** One payment of a form. */
export interface PaymentLine {
  typed: TypedPayment & { readonly key: string };
  ask: (column: 'account_id' | 'amount' | 'reference' | 'fee') => AskedInput;
  remove: () => void;
}

export interface PaymentFieldsProps {
  paid: Paid;
  onPaid: (paid: Paid) => void;
  /** What is asked, and what the three answers are called. */
  title: string;
  answers: Readonly<Record<Paid, string>>;
  lines: readonly PaymentLine[];
  accounts: readonly WayToPay[];
  /** What pays without an account: what was paid ahead. */
  others?: readonly Option[];
  /** What there is to pay. */
  total: Money;
  /** When the rest is paid, where that is asked for. */
  due?: AskedInput | undefined;
  /** Several may pay, each out of its own account; the titles of what adds one and takes one away. */
  several?: { add: string; remove: string; onAdd: () => void; note?: ReactNode };
}

/** Paid at once, in part or not at all: out of which account, and when the rest is. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { paid, onPaid, title, answers, lines, accounts, others, total, due, several } = props;
  const { currency } = useBranch();
  const shown = paid === 'nothing' ? [] : paid === 'all' ? lines.slice(0, 1) : lines;
  const feeOfTyped = (typed: TypedPayment) =>
    isNamed(typed.account_id, accounts) ? typedAmount(typed.fee, currency) : ZERO_MONEY;
  const fields = shown.map(({ typed, ask }) => (
    <PaidFrom
      key={typed.key}
      {...{ ask, accounts, others }}
      account={typed.account_id}
      leaving={sum([paid === 'all' ? total : typedAmount(typed.amount, currency), feeOfTyped(typed)])}
      amount={paid === 'part' ? ask('amount') : undefined}
    />
  ));
  const choice = (
    <Segments
      label={title}
      items={PAID.map((value) => ({ value, title: answers[value] }))}
      value={paid}
      onChange={(chosen) => onPaid(PAID.find((one) => one === chosen) ?? 'nothing')}
    />
  );
  if (!several)
    return (
      <>
        {choice}
        <FieldGrid columns={2}>
          {fields}
          {due && <Asked input={due} />}
        </FieldGrid>
      </>
    );
  return (
    <>
      <div>{choice}</div>
      {shown.map(({ typed, remove }, place) => (
        <div key={typed.key} className={classes.payment}>
          <FieldGrid columns={paid === 'part' ? 2 : 3}>{fields[place]}</FieldGrid>
          {shown.length > 1 && <IconButton icon="close" name={several.remove} onClick={remove} />}
        </div>
      ))}
      {several.note}
      {paid === 'part' && (
        <div>
          <Button size="s" icon="plus" onClick={several.onAdd}>
            {several.add}
          </Button>
        </div>
      )}
      <FieldGrid columns={3}>{due && <Asked input={due} />}</FieldGrid>
    </>
  );
}

const PAID = ['all', 'part', 'nothing'] as const satisfies readonly Paid[];
