import type { Currency } from '#core/currencies.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Avatar } from '#ui/show/avatar.tsx';
import { Card } from '#ui/show/card.tsx';
import { Change } from '#ui/show/change.tsx';
import { ThemeScope } from '#ui/show/theme-scope.tsx';
import { changeText } from '#web-kit/format/change.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import type { BranchInSum } from '../dashboard.answer.ts';
import classes from './dashboard.module.css';
import { TOGETHER } from './together.words.ts';

interface BranchesTableProps {
  branches: readonly BranchInSum[];
  currency: Currency;
}

/** What each branch brings to the sum, the one that sold most first; pressing its arrow goes to work there. */
export function BranchesTable({ branches, currency }: BranchesTableProps) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { branch_id } = useCurrentUser();
  const { switchBranch } = useSessionActs();
  const rows = branches.toSorted((one, other) => (other.sales ?? 0) - (one.sales ?? 0));
  const columns = isPhone ? columnsOf(say, currency).slice(0, 2) : columnsOf(say, currency);
  return (
    <Card title={say(TOGETHER.branches)} flush>
      <DataTable
        label={say(TOGETHER.branches)}
        columns={columns.filter(({ of }) => !of || rows.some((row) => row[of] !== undefined))}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        density="relaxed"
        actions={({ id, name }) => (
          <IconButton
            icon="chevron-right"
            name={say(TOGETHER.open, { branch: name })}
            {...(id === branch_id ? { href: '/dashboard' } : { onClick: () => void switchBranch(id) })}
          />
        )}
      />
    </Card>
  );
}

/** `of` is the figure without which a column has nothing to show. */
type BranchColumn = Column<BranchInSum> & { of?: 'sales' | 'profit' | 'owed' };

function columnsOf(say: ReturnType<typeof useSay>, currency: Currency): BranchColumn[] {
  const amount = (of: number | undefined) => (of === undefined ? null : moneyText(of, currency));
  const right = { align: 'right', tone: 'soft' } as const;
  return [
    { key: 'branch', title: say(TOGETHER.branch), render: (row) => <BranchName {...row} /> },
    {
      ...{ key: 'sales', title: say(TOGETHER.sales), of: 'sales', align: 'right', tone: 'strong' },
      render: ({ sales }) => amount(sales),
    },
    {
      ...{ key: 'change', title: say(TOGETHER.change), of: 'sales', ...right },
      render: ({ sales, sales_before }) => <Moved now={sales ?? 0} before={sales_before ?? 0} />,
    },
    {
      ...{ key: 'count', title: say(TOGETHER.count), of: 'sales', ...right },
      render: ({ count }) => (count === undefined ? null : countText(count)),
    },
    {
      ...{ key: 'profit', title: say(TOGETHER.profit), of: 'profit', ...right },
      render: ({ profit }) => amount(profit),
    },
    {
      ...{ key: 'owed', title: say(TOGETHER.owed), of: 'owed', ...right },
      render: ({ owed }) => amount(owed),
    },
  ];
}

function BranchName({ name, town, primary_color }: BranchInSum) {
  return (
    <span className={classes.branch}>
      <ThemeScope {...(primary_color ? { primary: primary_color } : {})}>
        <Avatar name={name} shape="square" look="brand" />
      </ThemeScope>
      <span>
        <b>{name}</b>
        {town && <small>{town}</small>}
      </span>
    </span>
  );
}

function Moved({ now, before }: { now: number; before: number }) {
  const change = changeText(now, before);
  return change ? (
    <Change text={change.text} direction={change.rises ? 'up' : 'down'} good={change.rises} />
  ) : null;
}
