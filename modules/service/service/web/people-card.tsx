import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';

interface OfPeople {
  helpers?: readonly { user_id: string; user_name?: string; share?: number }[];
  commissions?: readonly { user_id: string; user_name?: string; amount?: number }[];
}

/** Who helps with a job and for which share, and once it is done what each of them has earned by it. */
export function PeopleCard({ row, words }: RecordProps) {
  const { currency } = useBranch();
  const { helpers = [], commissions = [] } = row as OfPeople;
  const earned = commissions.filter(({ amount }) => amount !== undefined);
  if (helpers.length === 0 && earned.length === 0) return null;
  const lines =
    earned.length > 0
      ? earned.map(({ user_id, user_name = '', amount = 0 }) => ({
          ...{ key: user_id, title: user_name, figure: moneyText(amount, currency) },
        }))
      : helpers.map(({ user_id, user_name = '', share }) => ({
          ...{ key: user_id, title: user_name },
          ...(share === undefined ? {} : { figure: `${quantityText(share)} %` }),
        }));
  const title = words.fields[earned.length > 0 ? 'commissions' : 'helpers'] ?? '';
  return (
    <Card title={title} flush>
      <LineList lines={lines} />
    </Card>
  );
}
