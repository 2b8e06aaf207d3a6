import type { Currency } from '#core/currencies.ts';
import { moneyOf } from '#core/money.ts';
import { formatQuantity, quantity, quantityOf } from '#core/quantity.ts';
import { type Exchange, exchangeOf, inForeign, saidInForeign } from '#core/trade/exchange.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { amountText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { PartyKind } from '../../payable/party.rules.ts';
import { allocate, allocateForeign } from '../allocate.rules.ts';
import classes from './allocation-card.module.css';
import { PARTY_WORDS } from './party-words.ts';
import { PAYMENT } from './payment.words.ts';
import type { Owed, OwedDebt } from './payment-calls.ts';

export interface AllocationCardProps {
  /** Who pays or is paid. */
  kind: PartyKind;
  owed: Owed | undefined;
  amount: bigint;
  /** In which other currency that is. */
  exchange?: Exchange | null;
  /** Debts chosen by hand; none means the oldest due first. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** What is owed, and what this payment would pay of it, by the rule that the server pays by. */
export function AllocationCard({
  kind,
  owed,
  amount,
  exchange = null,
  chosen,
  onChoose,
}: AllocationCardProps) {
  const say = useSay();
  const { currency } = useBranch();
  if (!owed) return <Card title={say(PAYMENT.owed)}>{say(PARTY_WORDS[kind].noneChosen)}</Card>;
  const debts = owed.debts.map((debt) => ({
    ...debt,
    wire: debt,
    remain_amount: minorUnits(debt.remain_amount, currency),
    agreed: agreedIn(debt, currency),
  }));
  const paid = debts.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const { parts, rest } = exchange
    ? allocateForeign(saidInForeign(amount, currency), paid, exchange, currency)
    : allocate(amount, paid);
  const partOf = (id: string) => parts.find(({ debt }) => debt.id === id)?.amount ?? 0n;
  const toggle = (id: string, on: boolean) =>
    onChoose(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Card
      title={say(PAYMENT.owed)}
      footer={
        <Facts
          items={[
            { key: 'total', title: say(PAYMENT.total), value: moneyText(owed.total, currency) },
            ...(owed.deposit > 0
              ? [{ key: 'deposit', title: say(PAYMENT.deposit), value: moneyText(owed.deposit, currency) }]
              : []),
            ...(rest > 0n
              ? [{ key: 'rest', title: say(PARTY_WORDS[kind].ahead), value: amountText(rest, currency) }]
              : []),
          ]}
        />
      }
    >
      {debts.length === 0 && <p>{say(PAYMENT.owesNothing)}</p>}
      <ul className={classes.debts}>
        {debts.map(({ id, wire, remain_amount }) => (
          <OwedRow
            key={id}
            kind={kind}
            debt={wire}
            part={partOf(id)}
            left={remain_amount - partOf(id)}
            checked={chosen.includes(id)}
            onCheck={(on) => toggle(id, on)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface OwedRowProps {
  kind: PartyKind;
  debt: OwedDebt;
  part: bigint;
  left: bigint;
  checked: boolean;
  onCheck: (on: boolean) => void;
}

function OwedRow({ kind, debt, part, left, checked, onCheck }: OwedRowProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { name, currency } = useBranch();
  const title = debt.document ?? say(debt.origin === 'loan' ? PARTY_WORDS[kind].loan : PAYMENT.oldDebt);
  const agreed = agreedIn(debt, currency);
  const foreign = agreed && inForeign(minorUnits(debt.remain_amount, currency), agreed, currency);
  const notes = [
    ...(agreed && foreign
      ? [
          say(PAYMENT.agreedIn, {
            ...{ currency: agreed.currency, amount: formatQuantity(foreign) },
            rate: formatQuantity(quantity(agreed.rate)),
          }),
        ]
      : []),
    ...(debt.branch_name === name ? [] : [debt.branch_name]),
    ...(debt.due_date
      ? [say(PAYMENT.due, { day: dayText(debt.due_date, language) })]
      : debt.date
        ? [dayText(debt.date, language)]
        : []),
  ];
  return (
    <li>
      <div>
        <Checkbox label={title} checked={checked} onChange={onCheck} />
        <b>{moneyText(debt.remain_amount, currency)}</b>
      </div>
      <p>
        <span>{notes.join(', ')}</span>
        {part > 0n && (
          <span className={classes.part}>
            {say(PAYMENT.paysNow, { amount: amountText(part, currency) })}
            {left > 0n && `, ${say(PAYMENT.leaves, { amount: amountText(left, currency) })}`}
          </span>
        )}
      </p>
    </li>
  );
}

/** In which other currency a debt was agreed, and at what rate. */
function agreedIn({ currency, rate }: OwedDebt, base: Currency): Exchange | null {
  const worth = rate === null ? null : quantityOf(rate);
  return exchangeOf({ currency, rate: typeof worth === 'bigint' ? worth : null }, base);
}

function minorUnits(wire: number, currency: Currency): bigint {
  const amount = moneyOf(wire, currency);
  return typeof amount === 'bigint' ? amount : 0n;
}
