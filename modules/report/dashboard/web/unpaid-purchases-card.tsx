import { useQuery } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD } from './dashboard.words.ts';
import { DueNote } from './due-note.tsx';

const SHOWN = 5;
const OWED = { ...DEFAULT_LIST_STATE, condition: 'owed', sort: 'due_date', order: 1, limit: SHOWN } as const;

/** Purchases of which something is still to be paid, the earliest day first; what is late says since when. */
export function UnpaidPurchasesCard({ purchase, currency }: { purchase: AnyEntity; currency: Currency }) {
  const say = useSay();
  const may = useMay();
  const owed = useQuery(queriesOf(purchase).list(OWED)).data;
  return (
    <Card
      title={say(DASHBOARD.unpaid)}
      {...(owed?.total ? { note: countText(owed.total) } : {})}
      action={
        <TextLink href={`${purchase.screens.list}?condition=owed`} size="s">
          {say(DASHBOARD.allUnpaid)}
        </TextLink>
      }
      flush
    >
      {owed?.data.length === 0 ? (
        <p className={classes.calm}>{say(DASHBOARD.noUnpaid)}</p>
      ) : (
        <LineList
          lines={(owed?.data ?? []).map((row) => {
            const href = viewAddress(purchase, row.id, may);
            return {
              key: row.id,
              title: String(row.supplier_name ?? row.number),
              note: <DueNote day={row.due_date} />,
              figure: moneyText(Number(row.remain_amount), currency),
              ...(href ? { href } : {}),
            };
          })}
        />
      )}
    </Card>
  );
}
