import { TextLink } from '#ui/actions/text-link.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { Meter } from '#ui/show/meter.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import type { AccountDashboard, AccountFigures, MovementKind } from '../account-dashboard.answer.ts';
import { ACCOUNT_DASHBOARD } from './account-dashboard.words.ts';
import { useMovementsAddress } from './use-movements-address.ts';

type RowsOf = ReturnType<typeof useMovementsAddress>;

/** Each account from its balance at the start of the period to that of now; on phones a card for each. */
export function AccountsCard({ figures }: { figures: AccountDashboard }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const rowsOf = useMovementsAddress(figures);
  if (isPhone) return <AccountCards figures={figures} rowsOf={rowsOf} />;
  return (
    <Card title={say(ACCOUNT_DASHBOARD.byAccount)} note={say(ACCOUNT_DASHBOARD.neither)} flush>
      <AccountTable figures={figures} rowsOf={rowsOf} />
    </Card>
  );
}

function AccountTable({ figures, rowsOf }: { figures: AccountDashboard; rowsOf: RowsOf }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, balance } = figures;
  const figure =
    (of: (row: AccountFigures) => number, kind: MovementKind, days: { date?: undefined } = {}) =>
    (row: AccountFigures) => {
      const href = rowsOf({ ...(row.id ? { account_id: row.id } : {}), kind, ...days });
      const text = moneyText(of(row), currency);
      return href && of(row) !== 0 ? <TextLink href={href}>{text}</TextLink> : text;
    };
  const cameIn: Column<AccountFigures> = {
    key: 'in',
    title: say(ACCOUNT_DASHBOARD.in),
    render: figure((row) => row.money_in, 'in'),
    align: 'right',
  };
  const moved: Column<AccountFigures>[] = [
    cameIn,
    {
      key: 'out',
      title: say(ACCOUNT_DASHBOARD.out),
      render: figure(({ money_out = 0 }) => -money_out, 'out'),
      align: 'right',
    },
    {
      key: 'transfers',
      title: say(ACCOUNT_DASHBOARD.transfers),
      render: figure(({ transfers = 0 }) => transfers, 'transfers'),
      align: 'right',
    },
  ];
  const name: Column<AccountFigures> = {
    key: 'name',
    title: say(ACCOUNT_DASHBOARD.account),
    render: ({ id, name: own, account_number }) =>
      id ? [own, account_number].filter(Boolean).join(' · ') : <strong>{own}</strong>,
  };
  const columns: Column<AccountFigures>[] =
    balance === undefined
      ? [name, cameIn]
      : [
          name,
          {
            key: 'opening',
            title: dayText(figures.date, language),
            render: ({ opening = 0 }) => moneyText(opening, currency),
            align: 'right',
            tone: 'soft',
          },
          ...moved,
          {
            key: 'balance',
            title: say(ACCOUNT_DASHBOARD.now),
            render: figure((row) => row.balance ?? 0, 'all', { date: undefined }),
            align: 'right',
            tone: 'strong',
          },
          {
            key: 'share',
            title: say(ACCOUNT_DASHBOARD.share),
            render: ({ id, share = 0 }) => (id ? <Meter share={share} tone="brand" /> : null),
            width: 120,
          },
        ];
  const sum = { ...figures, id: '', name: say(ACCOUNT_DASHBOARD.sum) };
  return (
    <DataTable
      label={say(ACCOUNT_DASHBOARD.byAccount)}
      columns={columns}
      rows={[...figures.accounts, { ...sum, type: '', account_number: null, branch_id: '' }]}
      rowId={({ id }) => id}
      rowName={(row) => row.name}
      density="compact"
    />
  );
}

function AccountCards({ figures, rowsOf }: { figures: AccountDashboard; rowsOf: RowsOf }) {
  const say = useSay();
  const { currency } = figures;
  const money = (wire: number) => moneyText(wire, currency);
  return (
    <CardList
      label={say(ACCOUNT_DASHBOARD.byAccount)}
      rows={figures.accounts}
      rowId={({ id }) => id}
      rowHref={({ id }) => rowsOf({ account_id: id })}
      card={({ name, balance, money_in, money_out, transfers = 0 }) => ({
        title: name,
        figure: balance === undefined ? undefined : money(balance),
        note: [
          `${say(ACCOUNT_DASHBOARD.in)} ${money(money_in)}`,
          ...(money_out === undefined ? [] : [`${say(ACCOUNT_DASHBOARD.out)} ${money(-money_out)}`]),
          ...(transfers === 0 ? [] : [`${say(ACCOUNT_DASHBOARD.transfers)} ${money(transfers)}`]),
        ].join(' · '),
      })}
    />
  );
}
