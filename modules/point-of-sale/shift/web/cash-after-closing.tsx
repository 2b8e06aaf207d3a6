import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { SHIFT } from './shift.words.ts';

/** Of what was counted: what stays in the drawer for the next shift, and where the rest went (A33). */
export function CashAfterClosing({ row }: Pick<RecordProps, 'row'>) {
  const say = useSay();
  const { currency } = useBranch();
  if (row.stays === null || row.stays === undefined) return null;
  const rest = Number(row.rest ?? 0);
  return (
    <Card title={say(SHIFT.afterClosing)}>
      <Facts
        items={[
          { key: 'stays', title: say(SHIFT.stayed), value: moneyText(Number(row.stays), currency) },
          ...(rest === 0
            ? []
            : [
                {
                  key: 'rest',
                  title: String(row.rest_account_name ?? say(SHIFT.rest)),
                  value: moneyText(rest, currency),
                },
              ]),
        ]}
      />
    </Card>
  );
}
