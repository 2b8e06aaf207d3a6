import { useQuery } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { DASHBOARD } from './dashboard.words.ts';

const SHOWN = 5;
const WAITING = {
  ...DEFAULT_LIST_STATE,
  condition: 'to_explain',
  sort: 'created_at',
  order: 1,
  limit: SHOWN,
} as const;

/** Shifts whose count found much less or more than the books said, until somebody says where the money is; else nothing. */
export function CashQuestionCard({ shift, currency }: { shift: AnyEntity; currency: Currency }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const waiting = useQuery(queriesOf(shift).list(WAITING)).data;
  if (!waiting?.total) return null;
  return (
    <Card
      title={say(DASHBOARD.cashToExplain)}
      note={countText(waiting.total)}
      action={
        <TextLink href={`${shift.screens.list}?condition=to_explain`} size="s">
          {say(DASHBOARD.allShifts)}
        </TextLink>
      }
      flush
    >
      <LineList
        lines={waiting.data.map((row) => {
          const href = viewAddress(shift, row.id, may);
          return {
            key: row.id,
            title: String(row.account_name),
            note: say(DASHBOARD.countedBy, {
              name: String(row.created_by_name ?? ''),
              day: dayText(String(row.opened_on), language),
            }),
            figure: moneyText(Number(row.to_be_explained), currency),
            ...(href ? { href } : {}),
          };
        })}
      />
    </Card>
  );
}
