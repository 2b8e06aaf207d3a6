import { PartyCards, PartyFigures, useYearOf } from '#modules/finance/public.web.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { purchase } from '../../purchase/purchase.entity.ts';
import { supplier } from '../supplier.entity.ts';
import { SUPPLIER } from './supplier.words.ts';

/** How the business stands with a supplier: what is owed, what of it is late or next, and what was bought this year. */
export function SupplierFigures({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const bought = useYearOf(purchase, 'total_amount', { kind: 'supplier', id: row.id });
  const balance = typeof row.balance === 'number' ? row.balance : null;
  return (
    <PartyFigures
      kind="supplier"
      id={row.id}
      standing={
        balance === null
          ? null
          : {
              key: 'balance',
              title: say(balance < 0 ? SUPPLIER.balance : SUPPLIER.youOweThem),
              amount: moneyText(balance < 0 ? -balance : balance, currency),
              currency,
              note: balance > 0 ? null : say(balance < 0 ? SUPPLIER.ahead : SUPPLIER.square),
            }
      }
      others={
        bought
          ? [
              {
                key: 'year',
                title: say(SUPPLIER.thisYear),
                amount: moneyText(bought.amount, currency),
                note: say(bought.count === 1 ? SUPPLIER.onePurchase : SUPPLIER.purchases, {
                  n: countText(bought.count),
                }),
              },
            ]
          : []
      }
    />
  );
}

/** What is to be paid and the last events of the account, for people who may see what goods cost. */
export function SupplierCards({ row }: RecordProps) {
  if (typeof row.balance !== 'number') return null;
  return <PartyCards entity={supplier} id={row.id} statement="/procurement/statement" />;
}
