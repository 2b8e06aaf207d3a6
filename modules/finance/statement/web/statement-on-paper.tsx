import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { StatementTable } from '#ui/show/statement-table.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, statementText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import type { Statement } from '../statement.answer.ts';
import classes from './statement.module.css';
import { STATEMENT } from './statement.words.ts';

/** The lines of a statement with the balance after each; a balance in parentheses is money paid ahead. */
export function StatementOnPaper({ statement }: { statement: Statement }) {
  const say = useSay();
  const { language } = useLanguage();
  const { business_name } = useCurrentUser();
  const { name } = useBranch();
  const { currency, rows } = statement;
  const day = (date: string) => dayText(date, language);
  return (
    <div>
      <p className={classes.paper}>
        {[business_name, name, statement.name, `${day(statement.date)} – ${day(statement.date_to)}`].join(
          ' · ',
        )}
      </p>
      <Card flush>
        <StatementTable
          label={say(STATEMENT.statement)}
          head={say(STATEMENT.event, { currency })}
          columns={[say(STATEMENT.owed), say(STATEMENT.paid), say(STATEMENT.balance)]}
          groups={[
            {
              key: 'events',
              lines: [
                {
                  key: 'opening',
                  title: say(STATEMENT.opening, { day: day(statement.date) }),
                  figures: ['', '', statementText(statement.opening, currency)],
                },
                ...rows.map((row) => ({
                  key: row.entry_id,
                  title: <StatementEvent row={row} />,
                  figures: [
                    row.debit ? moneyText(row.debit, currency) : '',
                    row.credit ? moneyText(row.credit, currency) : '',
                    statementText(row.balance, currency),
                  ],
                })),
              ],
            },
          ]}
          result={{
            key: 'closing',
            title: say(STATEMENT.closing, { day: day(statement.date_to) }),
            figures: [
              moneyText(statement.debit, currency),
              moneyText(statement.credit, currency),
              statementText(statement.closing, currency),
            ],
          }}
        />
      </Card>
      {rows.length === 0 && <p className={classes.nothing}>{say(STATEMENT.nothing)}</p>}
    </div>
  );
}

/** When and what; a document that one may see opens from here. */
export function StatementEvent({ row }: { row: Statement['rows'][number] }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { name } = useBranch();
  const registry = useRegistry();
  const entity = registry.entities.find((known) => known.name === row.source_kind);
  const noun = entity ? registry.words(entity.name)[language].one : row.source_kind;
  const title = [noun, row.number].filter(Boolean).join(' ');
  // A document of another branch opens only from there.
  const href = entity && row.branch_name === name ? viewAddress(entity, row.source_id, may) : undefined;
  const notes = [
    ...(row.is_reversal ? [say(STATEMENT.reversed)] : []),
    ...(row.branch_name === name ? [] : [row.branch_name]),
  ];
  return (
    <span className={classes.event}>
      <span>{dayText(row.date, language)}</span>
      {href ? <TextLink href={href}>{title}</TextLink> : title}
      {notes.length > 0 && <span>{notes.join(', ')}</span>}
    </span>
  );
}
