import type { ReactNode } from 'react';
import { unitText } from '#modules/inventory/public.web.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { lastLines } from '#web-kit/paper/last-lines.ts';
import { RECEIPT } from '../receipt.i18n.ts';
import type { ReceiptLine } from '../receipt-figures.rules.ts';
import classes from './receipt-sheet.module.css';

interface SheetLinesProps {
  lines: readonly ReceiptLine[];
  /** Sums, and where it is signed: never on a sheet without the last lines. */
  sums: ReactNode;
  foot: ReactNode;
}

/** What was sold and what it comes to. The head stands on each page, and no line is torn in two. */
export function SheetLines({ lines, sums, foot }: SheetLinesProps) {
  const say = useSay();
  const { before, last } = lastLines(lines);
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th>{say(RECEIPT.item)}</th>
          <th className={classes.figure}>{say(RECEIPT.quantity)}</th>
          <th>{say(RECEIPT.unit)}</th>
          <th className={classes.figure}>{say(RECEIPT.price)}</th>
          <th className={classes.figure}>{say(RECEIPT.amount)}</th>
        </tr>
      </thead>
      <tbody>
        <Lines lines={before} />
      </tbody>
      <tbody data-closing>
        <Lines lines={last} />
        <tr>
          <td colSpan={5} className={classes.closing}>
            {sums}
          </td>
        </tr>
        <tr>
          <td colSpan={5} className={classes.closing} data-foot>
            {foot}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Lines({ lines }: { lines: readonly ReceiptLine[] }) {
  const { language } = useLanguage();
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sale do not move
    <tr key={index}>
      <td>
        {line.name}
        {line.discount && <p className={classes.quiet}>{line.discount.label}</p>}
      </td>
      <td className={classes.figure}>{line.quantity}</td>
      <td className={classes.unit}>{unitText(line.unit, language, line.quantity)}</td>
      <td className={classes.figure}>{line.price}</td>
      <td className={classes.figure}>
        {line.amount}
        {line.discount && <p className={classes.quiet}>{line.discount.amount}</p>}
      </td>
    </tr>
  ));
}
