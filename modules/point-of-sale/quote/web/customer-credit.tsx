import { useQuery } from '@tanstack/react-query';
import { type Money, money, moneyOfWire } from '#core/money.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { QUOTE } from './quote.words.ts';

interface CustomerCreditProps {
  customer_id: string;
  /** What is about to be owed on top. */
  more: Money;
}

/** What the customer owes, and will owe with what is made of his quote, beside how much he may. */
export function CustomerCredit({ customer_id, more }: CustomerCreditProps) {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const { data } = useQuery({
    ...queriesOf(customer).one(customer_id),
    enabled: may(customer.permissions.view),
  });
  // Whoever may not see a field gets a row without it.
  if (typeof data?.balance !== 'number') return null;
  const read = (value: unknown) => (typeof value === 'number' ? moneyOfWire(value, currency) : null);
  const owes = read(data.balance) ?? money(0n);
  const after = money(owes + more);
  const limit = data.credit_currency && data.credit_currency !== currency ? null : read(data.credit_limit);
  const amount = (value: bigint) => amountText(money(value < 0n ? -value : value), currency);
  return (
    <>
      <Facts
        items={[
          { key: 'owes', title: say(owes < 0n ? QUOTE.depositNow : QUOTE.owesNow), value: amount(owes) },
          {
            key: 'after',
            title: say(after < 0n ? QUOTE.depositAfter : QUOTE.owesAfter),
            value: amount(after),
          },
          ...(limit === null ? [] : [{ key: 'limit', title: say(QUOTE.limit), value: amount(limit) }]),
        ]}
      />
      {limit !== null && after > limit && (
        <Notice tone="warning">{say(QUOTE.overLimit, { amount: amount(after - limit) })}</Notice>
      )}
    </>
  );
}
