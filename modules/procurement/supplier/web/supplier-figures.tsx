import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { SUPPLIER } from './supplier.words.ts';

/** How the business stands with a supplier: what is owed, what of it is late, and how long they wait for their money. */
export function SupplierFigures({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const balance = typeof row.balance === 'number' ? row.balance : 0;
  const overdue = typeof row.overdue_amount === 'number' ? row.overdue_amount : 0;
  return (
    <FigureStrip
      items={[
        ...(row.balance === undefined
          ? []
          : [
              {
                key: 'balance',
                title: say(SUPPLIER.balance),
                amount: moneyText(balance < 0 ? -balance : balance, currency),
                currency,
                note: say(balance > 0 ? SUPPLIER.youOwe : balance < 0 ? SUPPLIER.ahead : SUPPLIER.square),
              },
              ...(overdue > 0
                ? [
                    {
                      key: 'overdue',
                      title: say(SUPPLIER.overdue),
                      amount: moneyText(overdue, currency),
                      currency,
                    },
                  ]
                : []),
            ]),
        {
          key: 'terms',
          title: say(SUPPLIER.terms),
          amount: row.credit_days == null ? say(SUPPLIER.noTerms) : String(row.credit_days),
        },
      ]}
    />
  );
}
