import { useSay } from '#web-kit/i18n/language.tsx';
import { RECEIPT } from '../receipt.i18n.ts';
import type { Receipt } from '../receipt.rules.ts';
import type { FigureRow } from '../receipt-figures.rules.ts';
import classes from './receipt-sheet.module.css';

/** The note and where to pay at the left; at the right what it comes to and how it was paid. */
export function SheetSums({ receipt }: { receipt: Receipt }) {
  const say = useSay();
  const { sums, total, rounding, payments, change, owed, note, payTo, currency } = receipt;
  return (
    <section className={classes.ending}>
      <div className={classes.remarks}>
        {note && (
          <>
            <span className={classes.quiet}>{say(RECEIPT.note)}</span>
            <p>{note}</p>
          </>
        )}
        {payTo && (
          <>
            <span className={classes.quiet}>{payTo.title}</span>
            {payTo.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </div>
      <div className={classes.sums}>
        <Rows rows={sums} />
        <div className={classes.total}>
          <span>
            {total.label}, {currency}
          </span>
          <span>{total.amount}</span>
        </div>
        <Rows rows={[rounding, ...payments, change, owed]} />
      </div>
    </section>
  );
}

function Rows({ rows }: { rows: readonly (FigureRow | null)[] }) {
  return rows.map(
    (row, index) =>
      row && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a receipt do not move
        <div key={index}>
          <span>{row.label}</span>
          <span>{row.amount}</span>
        </div>
      ),
  );
}
