import type { ReactNode } from 'react';
import { columnOf } from '#core/define-entity.ts';
import { saysNothing } from '#core/document-page.ts';
import type { PaperLine } from '#ui/show/paper-lines.tsx';
import { Sums } from '#ui/show/sums.tsx';
import type { WireRow } from '../../api/queries.ts';
import { FieldCell } from '../../fields/field-cell.tsx';
import { rowsOf } from '../../fields/lines/line-parts.ts';
import { amountText } from '../../format/number.ts';
import { useLanguage, useSay } from '../../i18n/language.tsx';
import { columnTitle } from '../../list/sort-choices.ts';
import { PAGE } from '../../page/page.words.ts';
import { paidBesides } from '../../page/paid-besides.ts';
import { isTakenBack } from '../../page/state-notice.tsx';
import { usePage } from '../../page/use-page.ts';
import type { PaidBy } from '../../page/use-paid-by.ts';
import { usePaperFacts, usePaperLines, useSums } from '../../page/use-paper.tsx';
import classes from '../../paper/paper.module.css';
import { PaperPart } from '../../paper/paper-parts.tsx';
import { PaperTable } from '../../paper/paper-table.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { useBranch } from '../../user/current-user.tsx';
import type { RecordProps } from '../status-of.tsx';
import { LinesOnPaper } from './lines-on-paper.tsx';

/** A document on paper by the rules of its page: what is nought is left out, and every column fits the sheet. */
export function DocumentOnPaper({ payments, ...props }: RecordProps & { payments: readonly PaidBy[] }) {
  const { entity, row, words } = props;
  const say = useSay();
  const { language } = useLanguage();
  const { parties, dates, lines, paid, figures, totals } = usePage(entity);
  const facts = usePaperFacts(props);
  const sums = useSums(props);
  const goods = usePaperLines({ ...props, fieldKey: lines ?? '' });
  const status = entity.states?.field;
  const { currency } = useBranch();
  const listed = [...paid.flatMap((key) => rowsOf(row[key])), ...payments.flatMap(({ rows }) => rows)];
  const besides = paidBesides({ entity, row }, listed, currency);
  // What the totals do not say: so much stock was changed, so much is on the road.
  const alone = figures.filter((key) => !totals.some(({ of }) => of === key));
  const first = [...parties, ...dates.map(({ of }) => of), status, ...alone].filter((key) => {
    const field = key === undefined ? undefined : entity.fields[key];
    return key !== undefined && field && !saysNothing(row[columnOf(key, field)]);
  });
  const total = sums.length > 0 && (
    <div className={classes.sums}>
      <Sums sums={sums} />
    </div>
  );
  const entered = paid.filter((key) => rowsOf(row[key]).length > 0);
  const later = payments.filter(({ rows }) => rows.length > 0);
  const others = besides > 0n && (
    <div className={classes.sums}>
      <Sums
        sums={[{ key: 'besides', title: say(PAGE.otherPayments), amount: amountText(besides, currency) }]}
      />
    </div>
  );
  const closes = (place: number) => place === entered.length + later.length - 1 && others;
  return (
    <>
      {isTakenBack(props) && <p className={classes.void}>{say(PAGE.isVoid, { one: words.lower })}</p>}
      <dl className={classes.facts}>
        {first.map((key = '') => (
          <div key={key}>
            <dt>{columnTitle(key, words, language)}</dt>
            <dd>
              <FieldCell {...{ entity, row, words }} fieldKey={key} />
            </dd>
          </div>
        ))}
        <FactsOnPaper facts={facts} />
        <FactsOnPaper facts={goods.note} />
      </dl>
      {goods.lines.length > 0 ? <GoodsOnPaper {...goods} closing={total} /> : total}
      {entered.map((key, place) => (
        <LinesOnPaper key={key} {...props} fieldKey={key} closing={closes(place)} />
      ))}
      {later.map((one, place) => (
        <PaidOnPaper key={one.entity.name} {...one} closing={closes(entered.length + place)} />
      ))}
    </>
  );
}

/** What was paid after the document was made, payment by payment. */
function PaidOnPaper({ entity, rows, closing }: PaidBy & { closing: ReactNode }) {
  const words = useEntityWords(entity);
  const { language } = useLanguage();
  const said = (key: string) => {
    const field = entity.fields[key];
    return field !== undefined && rows.some((row) => !saysNothing(row[columnOf(key, field)]));
  };
  const columns = ['date', 'account', 'mode', 'reference', 'fee', 'amount'].filter(said).map((key) => ({
    key,
    title: columnTitle(key, words, language),
    align: key === 'amount' || key === 'fee' ? ('right' as const) : ('left' as const),
    isWhole: key === 'date',
    render: (row: WireRow) => <FieldCell {...{ entity, row, words }} fieldKey={key} />,
  }));
  return (
    <PaperPart title={words.many}>
      <PaperTable columns={columns} rows={rows} rowId={({ id }) => id} closing={closing} />
    </PaperPart>
  );
}

function FactsOnPaper({ facts }: { facts: ReturnType<typeof usePaperLines>['note'] }) {
  return facts.map(({ key, title, value }) => (
    <div key={key}>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

type Goods = Pick<ReturnType<typeof usePaperLines>, 'columns' | 'lines'>;

function GoodsOnPaper({ columns, lines, closing }: Goods & { closing: ReactNode }) {
  const cell = (key: string, look: string) => (line: PaperLine) => (
    <>
      {line.cells[key]}
      {look === 'name' && line.under && <small> {line.under}</small>}
    </>
  );
  return (
    <PaperTable
      columns={columns.map(({ key, title, look }) => ({
        key,
        title,
        align: look === 'figure' || look === 'amount' ? ('right' as const) : ('left' as const),
        isWhole: look === 'quantity',
        render: cell(key, look),
      }))}
      rows={lines}
      rowId={({ key }) => key}
      closing={closing}
    />
  );
}
