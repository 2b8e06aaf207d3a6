import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { countText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { CountLine, CountLines } from '../stock-take.answer.ts';
import classes from './stock-take.module.css';
import { COUNT } from './stock-take.words.ts';

export interface CountedLinesProps {
  title: string;
  lines: readonly CountLine[];
  /** What is said where there are none. */
  nothing?: string;
}

/** What was counted, the largest loss first once the differences may be seen, else the newest. */
export function CountedLines({ title, lines, nothing }: CountedLinesProps) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const columns = useColumns(lines);
  const note = useNote();
  const shown = lines.some(({ variance }) => variance !== undefined)
    ? lines.toSorted((a, b) => (a.value ?? a.variance ?? 0) - (b.value ?? b.variance ?? 0))
    : lines.toSorted((a, b) => b.counted_at.localeCompare(a.counted_at));
  if (shown.length === 0)
    return (
      <Card title={title}>
        <p className={classes.nothing}>{nothing ?? say(COUNT.nothingYet)}</p>
      </Card>
    );
  return (
    <Card title={title} note={countText(shown.length)} flush>
      {isPhone ? (
        <LineList
          lines={shown.map((line) => ({
            key: keyOf(line),
            title: titleOf(line),
            note: note(line),
            figure: <Figures line={line} />,
          }))}
        />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={shown}
          rowId={keyOf}
          rowName={titleOf}
          density="compact"
          letters={false}
        />
      )}
    </Card>
  );
}

const keyOf = ({ product_id, batch }: CountLine) => `${product_id} ${batch ?? ''}`;
const titleOf = ({ name, batch }: CountLine) => (batch ? `${name}, ${batch}` : name);

function useNote() {
  const say = useSay();
  return ({ counted_by_name, times, stock_then }: CountLine) =>
    [
      counted_by_name,
      times > 1 ? say(COUNT.twice, { n: times }) : null,
      stock_then === undefined ? null : `${say(COUNT.stockThen)} ${quantityText(stock_then)}`,
    ]
      .filter(Boolean)
      .join(', ');
}

function useColumns(lines: readonly CountLine[]) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const seesStock = lines.some(({ variance }) => variance !== undefined);
  const seesValue = lines.some(({ value }) => value !== undefined);
  const right = { align: 'right' } as const;
  return [
    { key: 'product', title: say(COUNT.product), tone: 'strong' as const, render: titleOf },
    ...(seesStock
      ? [
          {
            ...right,
            key: 'stock_then',
            title: say(COUNT.stockThen),
            tone: 'soft' as const,
            render: ({ stock_then = 0 }: CountLine) => quantityText(stock_then),
          },
        ]
      : []),
    {
      ...right,
      key: 'counted',
      title: say(COUNT.quantity),
      tone: 'strong' as const,
      render: ({ counted }: CountLine) => quantityText(counted),
    },
    ...(seesStock
      ? [
          {
            ...right,
            key: 'difference',
            title: say(COUNT.difference),
            render: ({ variance = 0 }: CountLine) => <Signed amount={variance} text={quantityText} />,
          },
        ]
      : []),
    ...(seesValue
      ? [
          {
            ...right,
            key: 'value',
            title: say(COUNT.value),
            render: (line: CountLine) => <Worth line={line} />,
          },
        ]
      : []),
    {
      key: 'by',
      title: say(COUNT.by),
      tone: 'soft' as const,
      render: ({ counted_by_name, counted_at, times }: CountLine) => (
        <span className={classes.by}>
          {counted_by_name}
          <small>
            {[instantText(counted_at, language, timeZone), times > 1 ? say(COUNT.twice, { n: times }) : null]
              .filter(Boolean)
              .join(', ')}
          </small>
        </span>
      ),
    },
  ];
}

function Figures({ line }: { line: CountLine }) {
  const { counted, variance, value } = line;
  return (
    <span className={classes.figures}>
      <b>{quantityText(counted)}</b>
      {variance !== undefined && variance !== 0 && <Signed amount={variance} text={quantityText} />}
      {value !== undefined && value !== 0 && <Worth line={line} />}
    </span>
  );
}

function Worth({ line: { value = 0 } }: { line: CountLine }) {
  const { currency } = useBranch();
  return <Signed amount={value} text={(amount) => moneyText(amount, currency)} />;
}

/** A difference with its sign, red for what is missing: `+7`, `−3`, `0`. */
function Signed({ amount, text }: { amount: number; text: (amount: number) => string }) {
  if (amount === 0) return text(0);
  return (
    <span className={classes.signed} data-loss={amount < 0 || undefined}>
      {amount > 0 && '+'}
      {text(amount)}
    </span>
  );
}

/** What lies there by the books and nobody has counted; it stays as it is. */
export function NotCounted({ of, title }: { of: CountLines; title: string }) {
  const say = useSay();
  const { not_counted, not_counted_total } = of;
  if (not_counted_total === 0) return null;
  const more = not_counted_total - not_counted.length;
  return (
    <Card title={title} note={countText(not_counted_total)}>
      <p className={classes.left}>
        {not_counted.map(({ name }) => name).join(', ')}
        {more > 0 && ` ${say(COUNT.andMore, { n: countText(more) })}`}
      </p>
    </Card>
  );
}
