import { daysUntil, pressing } from '#core/document-page.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { dueWords } from '#web-kit/page/due-words.ts';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { debt } from '../../debt/debt.entity.ts';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import type { PartyKind } from '../../payable/party.rules.ts';
import type { PartyOwing } from '../owing.answer.ts';
import classes from './owing.module.css';
import { OWING } from './owing.words.ts';

type OpenDebt = PartyOwing['debts'][number];

/** The debts of a party that are due first, each with the way to pay it. */
export function ToPayCard({ owing, kind, id }: { owing: PartyOwing; kind: PartyKind; id: string }) {
  const say = useSay();
  const may = useMay();
  const isPhone = useMedia(PHONE);
  const { debts, count } = owing;
  const title = say(kind === 'supplier' ? OWING.toPay : OWING.toReceive);
  const { columns, titleOf, hrefOf, dueOf, payHref } = useDebtTexts(kind, debts);
  const all = count > debts.length && may(debt.permissions.list);
  return (
    <Card
      title={title}
      note={countText(count)}
      action={
        all ? (
          <TextLink size="s" href={`${debt.screens.list}?${kind}_id=${id}&condition=open`}>
            {say(OWING.allOfThem, { n: countText(count) })}
          </TextLink>
        ) : (
          <span className={classes.quiet}>{say(OWING.oldestFirst)}</span>
        )
      }
      flush
    >
      {isPhone ? (
        <LineList
          lines={debts.map((row) => ({
            key: row.id,
            title: titleOf(row),
            note: dueOf(row),
            figure: <Left row={row} />,
            ...(payHref(row) ? { href: payHref(row) ?? '' } : {}),
          }))}
        />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={debts}
          rowId={(row) => row.id}
          rowName={titleOf}
          rowHref={hrefOf}
          letters={false}
        />
      )}
    </Card>
  );
}

function Left({ row }: { row: OpenDebt }) {
  const { currency } = useBranch();
  return <b>{moneyText(row.left, currency)}</b>;
}

/** What is told of a debt, and where it leads. */
function useDebtTexts(kind: PartyKind, debts: readonly OpenDebt[]) {
  const say = useSay();
  const may = useMay();
  const today = useToday();
  const registry = useRegistry();
  const { language } = useLanguage();
  const { currency, name: here } = useBranch();
  const titleOf = ({ document }: OpenDebt) => document ?? say(OWING.opening);
  const hrefOf = ({ source_kind, source_id, id, branch_name }: OpenDebt) => {
    // A document of another branch opens only from there.
    if (branch_name !== here) return undefined;
    const entity = registry.entities.find(({ name }) => name === source_kind);
    return entity && source_id ? viewAddress(entity, source_id, may) : viewAddress(debt, id, may);
  };
  const dueOf = ({ due_date }: OpenDebt) => {
    if (!due_date) return '';
    const words = dueWords(due_date, today, say);
    return (
      <span className={classes.due} data-pressing={pressing(daysUntil(due_date, today))}>
        {[dayText(due_date, language), words].filter(Boolean).join(', ')}
      </span>
    );
  };
  const payHref = ({ id, branch_name }: OpenDebt) =>
    may(debtHistory.permissions.create) && branch_name === here
      ? `${debtHistory.screens.form}?debt_id=${id}`
      : undefined;
  const money = (key: 'amount' | 'settled' | 'left', title: string): Column<OpenDebt> => ({
    key,
    title,
    align: 'right',
    ...(key === 'left' ? { tone: 'strong' } : { tone: 'soft' }),
    render: (row) => (key === 'settled' && row[key] === 0 ? '' : moneyText(row[key], currency)),
  });
  const columns: Column<OpenDebt>[] = [
    {
      key: 'document',
      title: say(OWING.document),
      render: (row) => [titleOf(row), row.date && dayText(row.date, language)].filter(Boolean).join(', '),
    },
    ...(debts.some(({ due_date }) => due_date !== null)
      ? [{ key: 'due', title: say(OWING.due), render: dueOf }]
      : []),
    money('amount', say(OWING.total)),
    ...(debts.some(({ settled }) => settled !== 0) ? [money('settled', say(OWING.settled))] : []),
    money('left', say(OWING.left)),
    {
      key: 'pay',
      title: say(kind === 'supplier' ? OWING.pay : OWING.receive),
      align: 'right',
      render: (row) =>
        payHref(row) ? (
          <Button
            size="s"
            href={payHref(row) ?? ''}
            aria-label={say(kind === 'supplier' ? OWING.payIt : OWING.receiveIt, { document: titleOf(row) })}
          >
            {say(kind === 'supplier' ? OWING.pay : OWING.receive)}
          </Button>
        ) : null,
    },
  ];
  return { columns, titleOf, hrefOf, dueOf, payHref };
}
