import { unitText } from '#modules/inventory/public.web.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { RECEIPT } from '../receipt.i18n.ts';
import type { ReceiptLine } from '../receipt-figures.rules.ts';
import classes from './receipt-sheet.module.css';

/** What was sold. The head stands on each page, and no line is torn in two. */
export function SheetLines({ lines }: { lines: readonly ReceiptLine[] }) {
  const say = useSay();
  const { language } = useLanguage();
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
        {lines.map((line, index) => (
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
        ))}
      </tbody>
    </table>
  );
}
