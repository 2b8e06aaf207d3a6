/** One line of an invoice as the shop's file has it, nothing interpreted yet. */
export interface RecordedLine {
  /** Counted as a spreadsheet program counts, the headings being row 1. */
  row: number;
  invoice: string;
  code: string;
  quantity: string;
  /** `2010-12-01 08:26`, on the clock of the shop. */
  minute: string;
  price: string;
  /** Empty where the shop did not know who bought. */
  customer: string;
}

/** The columns of the file that the replay needs, under the names of its first row. */
const COLUMNS = {
  invoice: 'InvoiceNo',
  code: 'StockCode',
  quantity: 'Quantity',
  minute: 'InvoiceDate',
  price: 'UnitPrice',
  customer: 'CustomerID',
} as const;

/** Reads the invoice lines of a comma-separated file in the order in which they stand there. */
export function readSales(text: string): RecordedLine[] {
  const [headings = [], ...rows] = readCsv(text);
  const places = Object.entries(COLUMNS).map(([field, heading]) => {
    const place = headings.indexOf(heading);
    if (place < 0) throw new Error(`The file has no column ${heading}.`);
    return [field, place] as const;
  });
  return rows.map((cells, n) => ({
    row: n + 2,
    ...(Object.fromEntries(places.map(([field, place]) => [field, (cells[place] ?? '').trim()])) as Record<
      keyof typeof COLUMNS,
      string
    >),
  }));
}

/** Cells by row; a cell in quotes may hold commas, line ends and doubled quotes. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end = ''] of text.replace(/^\uFEFF/, '').matchAll(CELL)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g;
