import { moneyOfWire } from '#core/money.ts';
import { dayText, instantText } from '#web-kit/format/day.ts';
import { amountText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PaperFacts, PaperSignatures } from '#web-kit/paper/paper-parts.tsx';
import { PaperSheet, type Turn } from '#web-kit/paper/paper-sheet.tsx';
import { type PaperColumn, PaperTable } from '#web-kit/paper/paper-table.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import type { AdvanceAccount } from './advance-call.ts';
import classes from './goods-on-paper.module.css';
import { TRIP_PAPER } from './trip-paper.words.ts';

type Line = AdvanceAccount['lines'][number];
type Row = { key: string; line: Line | null };

/** What the driver was given and what became of it, line by line, as he and the cashier sign it. */
export function SettlementOnPaper({ account, turn }: { account: AdvanceAccount; turn: Turn }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { lines, open, currency, driver, started_at, delivered_at } = account;
  const columns = useColumns(account);
  const at = (moment: string) => instantText(moment, language, timeZone);
  const facts: readonly (readonly [keyof typeof TRIP_PAPER, string | null])[] = [
    ['driver', driver],
    ['truck', account.truck],
    ['way', `${account.origin} – ${account.destination}`],
    started_at ? ['left', at(started_at)] : ['planned', at(account.starts)],
    delivered_at ? ['arrived', at(delivered_at)] : ['due', at(account.ends)],
    open === 0
      ? ['amount', null]
      : [open > 0 ? 'stillHeld' : 'stillOwed', `${currency} ${moneyText(Math.abs(open), currency)}`],
  ];
  const signed = (
    <PaperSignatures
      people={[{ title: say(TRIP_PAPER.driver), name: driver }, { title: say(TRIP_PAPER.cashier) }]}
    />
  );
  return (
    <PaperSheet title={account.number} kind={say(TRIP_PAPER.settlement)} turn={turn}>
      <PaperFacts facts={facts.map(([key, value]) => ({ title: say(TRIP_PAPER[key]), value }))} />
      {lines.length === 0 ? (
        <>
          <p className={classes.empty}>{say(TRIP_PAPER.noMoney)}</p>
          {signed}
        </>
      ) : (
        <PaperTable
          columns={columns}
          rows={[...lines.map((line): Row => ({ key: line.number, line })), { key: 'total', line: null }]}
          rowId={({ key }) => key}
          closing={
            <>
              {open === 0 && <p className={classes.empty}>{say(TRIP_PAPER.settled)}</p>}
              {signed}
            </>
          }
        />
      )}
    </PaperSheet>
  );
}

function useColumns({ lines, currency }: AdvanceAccount): PaperColumn<Row>[] {
  const say = useSay();
  const { language } = useLanguage();
  const kinds = useRegistry().words(truckOperation.name)[language].choices?.kind ?? {};
  const column = (key: keyof typeof TRIP_PAPER, render: PaperColumn<Row>['render']) => ({
    ...{ key, title: say(TRIP_PAPER[key], { currency }), render },
  });
  const side = (key: 'given' | 'spent') => {
    const amountOf = (wire: number) => {
      const held = moneyOfWire(wire, currency) ?? 0n;
      const moved = key === 'given' ? held : -held;
      return moved > 0n ? moved : 0n;
    };
    const all = lines.reduce((sum, { amount }) => sum + amountOf(amount), 0n);
    const text = (amount: bigint) => (amount === 0n ? '' : amountText(amount, currency));
    return {
      ...column(key, ({ line }) => (line ? text(amountOf(line.amount)) : <b>{amountText(all, currency)}</b>)),
      align: 'right' as const,
    };
  };
  return [
    column('day', ({ line }) => (line ? dayText(line.date, language) : <b>{say(TRIP_PAPER.total)}</b>)),
    column(
      'what',
      ({ line }) => line && [kinds[line.kind] ?? line.kind, line.about].filter(Boolean).join(', '),
    ),
    column('receipt', ({ line }) => line?.receipt_number),
    side('given'),
    side('spent'),
  ];
}
