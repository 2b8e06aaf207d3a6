import type { Difference } from './compare-books.ts';
import type { ExpectedBooks, Records } from './expect-books.ts';
import type { RecordLine } from './read-records.ts';

/** A document that the product refused: an invoice as a whole, or one line of a cancellation. */
export interface Refusal {
  invoice: string;
  /** Of a cancellation, where its line stands in the file. */
  row?: number;
  code: string;
}

/**
 * The refusals that the records do not call for. Goods may have been short only where, with everything that was ever sold
 * and nothing returned, less was there than wanted; a return falls with its sale. There is no other reason.
 */
export function explainRefusals({ stock, returned }: ExpectedBooks, records: Records): Difference[] {
  const left = (code: string) => (stock.get(code) ?? 0n) - (returned.get(code) ?? 0n);
  return records.refused
    .filter((refusal) => !isCalledFor(refusal))
    .map(({ invoice, code }) => ({
      what: `refusal of ${invoice}`,
      expected: 'done',
      told: code,
    }));

  function isCalledFor({ invoice, row, code }: Refusal): boolean {
    if (code === 'not_enough_stock' && row === undefined) return isShort(linesOf(invoice));
    return code === 'sale_refused' && row !== undefined && isOfRefusedSale(row);
  }

  function linesOf(invoice: string): RecordLine[] {
    return records.lines.filter((line) => line.invoice === invoice && line.units > 0n);
  }

  function isShort(lines: readonly RecordLine[]): boolean {
    const wanted = new Map<string, bigint>();
    for (const { code, units } of lines) wanted.set(code, (wanted.get(code) ?? 0n) + units);
    return [...wanted].some(([code, units]) => records.articles.has(code) && units > left(code));
  }

  function isOfRefusedSale(row: number): boolean {
    const back = records.lines.find((line) => line.row === row);
    return records.refused.some(
      (sale) =>
        sale.row === undefined &&
        linesOf(sale.invoice).some(({ code, customer }) => code === back?.code && customer === back.customer),
    );
  }
}
