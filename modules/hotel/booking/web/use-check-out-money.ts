import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Currency, currencyCodes } from '#core/currencies.ts';
import { type Money, moneyOfWire, ZERO_MONEY } from '#core/money.ts';
import { payment } from '#modules/finance/payment/payment.entity.ts';
import { owedBy, type WayToPay, wayOption } from '#modules/finance/public.web.ts';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import type { OwnQuestionProps } from '#web-kit/record/transition-question.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { GuestBill } from '../booking-questions.answer.ts';
import { dueOfGuest, moneyInHand } from '../check-out-money.rules.ts';

/** The way that is none: what is left stays open with its payer. */
export const ON_ACCOUNT = 'on-account';

/** The money of a check-out as it is typed: what is due, into which account it goes, and what is sent of it. */
export interface CheckOutPayment {
  ways: readonly WayToPay[];
  /** The account that was chosen, or `ON_ACCOUNT`; the first where nobody has chosen. */
  way: string;
  choose: (way: string) => void;
  currency: Currency;
  /** Takes the money in another currency. */
  payIn: (currency: string) => void;
  /** What is due in that currency; unknown where part of the stay has another rate. */
  due: Money | null;
  change: Money;
  missing: Money;
  isCash: boolean;
  /** What of the body is settled here. */
  said: Readonly<Record<string, unknown>>;
}

export function useCheckOutMoney(
  { row, step }: Pick<OwnQuestionProps, 'row' | 'step'>,
  bill: GuestBill | undefined,
  isOther: boolean,
): CheckOutPayment {
  const may = useMay();
  const branch = useBranch();
  const payer = String(row.payer_id ?? row.customer_id);
  const mayPay = may(payment.permissions.create);
  const { data: owed } = useQuery({ ...owedBy('customer', payer), enabled: mayPay });
  const [chosen, choose] = useState('');
  const ways = owed?.accounts.filter(({ branch_name }) => branch_name === null) ?? [];
  const way = chosen || ways[0]?.id || ON_ACCOUNT;
  const account = ways.find(({ id }) => id === way);
  // The step begins with the currency of the stay; money is taken in that of the branch until the other is pressed.
  const [paidIn, payIn] = useState('');
  const foreign = currencyCodes.find((code) => code === paidIn && code !== branch.currency);
  const currency = foreign ?? branch.currency;
  const due = bill ? dueOf(bill, row, { foreign, home: branch.currency, isOther }) : null;
  const typed = String(step.typed.amount ?? '');
  const received = typed === '' ? null : typedAmount(typed, currency);
  const hand = due === null ? NO_CHANGE : moneyInHand(due, account ? received : null);
  const isOpen = due === null || due > 0n;
  return {
    ...{ ways, way, choose, currency, payIn, due, ...hand },
    isCash: account?.type === 'cash in hand',
    said: {
      account_id: account && isOpen ? wayOption(account) : null,
      amount: account && isOpen && (due === null || hand.missing > 0n) ? typed : '',
      on_credit: step.typed.on_credit === true || (way === ON_ACCOUNT && isOpen),
      currency: foreign && account && isOpen ? foreign : '',
      day_rate: foreign && account && isOpen ? step.typed.day_rate : '',
      bill_to_id: isOther ? step.typed.bill_to_id : null,
    },
  };
}

const NO_CHANGE = { change: ZERO_MONEY, missing: ZERO_MONEY };

function dueOf(
  bill: GuestBill,
  row: OwnQuestionProps['row'],
  { foreign, home, isOther }: { foreign: Currency | undefined; home: Currency; isOther: boolean },
): Money | null {
  const { leaving } = bill;
  if (!leaving) return null;
  const read = (wire: unknown) => moneyOfWire(Number(wire ?? 0), home) ?? ZERO_MONEY;
  const extras = read(row.extras_open);
  if (foreign) {
    // What was charged to the room, nights to come and a deposit have no amount in it before it is known what it is worth today.
    const isPlain = extras === ZERO_MONEY && leaving.nights === 0 && leaving.deposit === 0 && !isOther;
    return isPlain && bill.foreign ? moneyOfWire(bill.foreign.left, foreign) : null;
  }
  const isOwn = !row.payer_id || row.payer_id === row.customer_id;
  const left = { to_pay: read(leaving.to_pay), deposit: read(leaving.deposit), extras, isOwn };
  return dueOfGuest(left, isOther);
}
