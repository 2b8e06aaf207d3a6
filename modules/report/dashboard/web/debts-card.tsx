import { useQuery } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Avatar } from '#ui/show/avatar.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD } from './dashboard.words.ts';
import { DueNote } from './due-note.tsx';

const SHOWN = 5;
const dueFirst = (condition: string) => ({
  ...DEFAULT_LIST_STATE,
  condition,
  sort: 'due_date',
  limit: SHOWN,
});
const OWED_TO_US = { kind: 'debtor' };

/** Who owes the branch, the earliest day first; what is late says since when. */
export function DebtsCard({ debt, currency }: { debt: AnyEntity; currency: Currency }) {
  const say = useSay();
  const may = useMay();
  const whole = useQuery(queriesOf(debt).list(dueFirst('open'), OWED_TO_US)).data;
  const begun = useQuery(queriesOf(debt).list(dueFirst('part_paid'), OWED_TO_US)).data;
  const open = [...(whole?.data ?? []), ...(begun?.data ?? [])].sort((one, other) =>
    dueDay(one) < dueDay(other) ? -1 : 1,
  );
  return (
    <Card
      title={say(DASHBOARD.due)}
      action={
        <TextLink href={`${debt.screens.list}?condition=debtor`} size="s">
          {say(DASHBOARD.debts)}
        </TextLink>
      }
      flush
    >
      {whole && begun && open.length === 0 ? (
        <p className={classes.calm}>{say(DASHBOARD.noDebts)}</p>
      ) : (
        <LineList
          lines={open.slice(0, SHOWN).map((row) => {
            const name = String(row.customer_name ?? row.party_name ?? '');
            const href = viewAddress(debt, row.id, may);
            return {
              key: row.id,
              sign: <Avatar name={name} size="s" />,
              title: name,
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

/** What has no day is due last. */
function dueDay({ due_date }: WireRow): string {
  return typeof due_date === 'string' ? due_date : '9999';
}
