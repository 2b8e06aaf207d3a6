import { PartyCards, PartyFigures } from '#modules/finance/public.web.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { creditLeft } from '../credit.rules.ts';
import { customer } from '../customer.entity.ts';
import { CUSTOMER } from './customer.words.ts';

/** How a customer stands: what is owed, what of it is late or next, how much more may be owed, and when something was bought. */
export function CustomerFigures({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const balance = amountOf(row.balance) ?? 0;
  const limit = amountOf(row.credit_limit);
  const money = (wire: number) => ({ amount: moneyText(wire, currency), currency });
  return (
    <PartyFigures
      kind="customer"
      id={row.id}
      standing={{
        key: 'balance',
        title: say(CUSTOMER.balance),
        ...money(balance < 0 ? -balance : balance),
        note: say(balance > 0 ? CUSTOMER.owes : balance < 0 ? CUSTOMER.ahead : CUSTOMER.square),
      }}
      others={[
        {
          key: 'credit',
          title: say(CUSTOMER.creditLeft),
          ...(limit === null
            ? { amount: say(CUSTOMER.noLimit) }
            : {
                ...money(creditLeft(limit, balance)),
                note: say(CUSTOMER.ofLimit, { limit: moneyText(limit, currency) }),
              }),
        },
        {
          key: 'last',
          title: say(CUSTOMER.lastPurchase),
          amount: row.last_purchase ? dayText(String(row.last_purchase), language) : say(CUSTOMER.never),
        },
      ]}
    />
  );
}

/** What the customer has to pay and the last events of the account. */
export function CustomerCards({ row }: RecordProps) {
  return <PartyCards entity={customer} id={row.id} statement="/customer/statement" />;
}

function amountOf(wire: unknown): number | null {
  return typeof wire === 'number' ? wire : null;
}
