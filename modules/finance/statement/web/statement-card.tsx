import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#core/business-day.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { StatementTable } from '#ui/show/statement-table.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, statementText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { OWING } from '../../owing/web/owing.words.ts';
import type { PartyKind } from '../../payable/party.rules.ts';
import type { Statement } from '../statement.answer.ts';
import { STATEMENT } from './statement.words.ts';
import { statementOf } from './statement-calls.ts';
import { StatementEvent } from './statement-on-paper.tsx';

/** So many events stand on the page of a party; all of them on its statement. */
const ON_A_PAGE = 8;

const PERIODS = ['thisMonth', 'quarter', 'thisYear'] as const;
type Period = (typeof PERIODS)[number];

function firstDayOf(period: Period, today: string): string {
  if (period === 'thisMonth') return `${today.slice(0, 7)}-01`;
  return period === 'thisYear' ? `${today.slice(0, 4)}-01-01` : addDays(today, -90);
}

export interface StatementCardProps {
  entity: AnyEntity & { name: PartyKind };
  id: string;
  /** The screen of the whole statement. */
  statement: string;
}

/** The last events of the account of a party with the balance after each, the newest first. */
export function StatementCard({ entity, id, statement }: StatementCardProps) {
  const say = useSay();
  const today = useToday();
  const [period, setPeriod] = useState<Period>('quarter');
  const date = firstDayOf(period, today);
  const { data } = useQuery(statementOf(entity.name, { id, date, date_to: today }));
  return (
    <Card
      title={say(STATEMENT.statement)}
      action={
        <Segments
          label={say(OWING.period)}
          items={PERIODS.map((value) => ({ value, title: say(OWING[value]) }))}
          value={period}
          onChange={(next) => setPeriod(PERIODS.find((one) => one === next) ?? 'quarter')}
        />
      }
      footer={
        <TextLink size="s" href={`${statement}?id=${id}&date=${date}&date_to=${today}`}>
          {say(OWING.whole)}
        </TextLink>
      }
      flush
    >
      {data && <LastEvents made={data} />}
    </Card>
  );
}

function LastEvents({ made }: { made: Statement }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, rows } = made;
  const shown = rows.slice(-ON_A_PAGE);
  const before =
    shown.length < rows.length ? (rows[rows.length - shown.length - 1]?.balance ?? 0) : made.opening;
  const since = shown.length < rows.length ? (shown[0]?.date ?? made.date) : made.date;
  return (
    <StatementTable
      label={say(STATEMENT.statement)}
      head={say(STATEMENT.event, { currency })}
      columns={[say(STATEMENT.owed), say(STATEMENT.paid), say(STATEMENT.balance)]}
      groups={[
        {
          key: 'events',
          lines: [
            ...shown.toReversed().map((row) => ({
              key: row.entry_id,
              title: <StatementEvent row={row} />,
              figures: [
                row.debit ? moneyText(row.debit, currency) : '',
                row.credit ? moneyText(row.credit, currency) : '',
                statementText(row.balance, currency),
              ],
            })),
            {
              key: 'before',
              title: `${say(OWING.before)}, ${dayText(since, language)}`,
              figures: ['', '', statementText(before, currency)],
            },
          ],
        },
      ]}
    />
  );
}
