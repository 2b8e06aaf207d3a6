import { moneyOfText } from '#core/money.ts';
import { Card } from '#ui/show/card.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import classes from './stock-take.module.css';
import { COUNT } from './stock-take.words.ts';
import type { CountLine } from './stock-take-calls.ts';

/** What was counted, the largest loss first once the differences may be seen. */
export function CountedList({ lines }: { lines: readonly CountLine[] }) {
  const say = useSay();
  const { currency } = useBranch();
  const differs = lines.some(({ variance }) => variance !== undefined);
  const hasValue = lines.some(({ value }) => value !== undefined);
  const shown = hasValue
    ? lines.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
    : lines.toSorted((a, b) => b.counted_at.localeCompare(a.counted_at));
  return (
    <Card title={say(COUNT.counted)} flush>
      {hasValue && <Differences lines={lines} />}
      {lines.length === 0 ? (
        <p className={classes.nothing}>{say(COUNT.nothingYet)}</p>
      ) : (
        <ul className={classes.lines}>
          {shown.map((line) => (
            <li key={line.product_id}>
              <div>
                <b>{line.name}</b>
                <span>
                  {[
                    line.counted_by_name,
                    line.times > 1 ? say(COUNT.twice, { n: line.times }) : null,
                    differs ? `${say(COUNT.stockThen)} ${quantityText(line.stock_then ?? 0)}` : null,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </div>
              <div className={classes.figures}>
                <b>{quantityText(line.counted)}</b>
                {line.variance !== undefined && line.variance !== 0 && (
                  <span data-loss={line.variance < 0 || undefined}>
                    {signed(line.variance, quantityText)}
                    {line.value === undefined
                      ? ''
                      : ` (${signed(line.value, (amount) => moneyText(amount, currency))})`}
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {differs && <p className={classes.nothing}>{say(COUNT.note)}</p>}
    </Card>
  );
}

/** Missing and found goods, never netted in the books; the net is what it comes to. */
function Differences({ lines }: { lines: readonly CountLine[] }) {
  const say = useSay();
  const { currency } = useBranch();
  const sum = (wanted: (value: number) => boolean) =>
    lines.reduce((all, { value = 0 }) => all + (wanted(value) ? minor(value) : 0n), 0n);
  const minor = (value: number) => {
    const read = moneyOfText(String(Math.abs(value)), currency);
    return typeof read === 'bigint' ? (value < 0 ? -read : read) : 0n;
  };
  const text = (amount: bigint) =>
    `${amount < 0n ? '−' : amount > 0n ? '+' : ''}${moneyText(Number(amount < 0n ? -amount : amount) / 100, currency)}`;
  const [found, missing] = [sum((value) => value > 0), sum((value) => value < 0)];
  return (
    <FigureStrip
      items={[
        { key: 'net', title: say(COUNT.net), amount: text(found + missing), currency },
        { key: 'missing', title: say(COUNT.missing), amount: text(missing) },
        { key: 'found', title: say(COUNT.found), amount: text(found) },
      ]}
    />
  );
}

function signed(value: number, text: (value: number) => string): string {
  return `${value < 0 ? '−' : '+'}${text(Math.abs(value))}`;
}
