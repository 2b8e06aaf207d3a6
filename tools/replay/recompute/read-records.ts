/** A line of the shop's file: whole units, and the price as it is written. */
export interface RecordLine {
  /** Counted as a spreadsheet program counts, the headings being row 1. */
  row: number;
  invoice: string;
  code: string;
  units: bigint;
  when: string;
  price: string;
  customer: string;
}

/** Reads the file letter by letter, in its own way: this program shares nothing with what it checks. */
export function readRecords(text: string): RecordLine[] {
  const table = splitTable(text);
  const head = table.shift() ?? [];
  const pick = (cells: string[], heading: string) => {
    const at = head.indexOf(heading);
    if (at === -1) throw new Error(`Heading ${heading} is missing.`);
    return cells[at] ?? '';
  };
  return table.map((cells, at) => ({
    row: at + 2,
    invoice: pick(cells, 'InvoiceNo'),
    code: pick(cells, 'StockCode'),
    units: BigInt(pick(cells, 'Quantity')),
    when: pick(cells, 'InvoiceDate'),
    price: pick(cells, 'UnitPrice'),
    customer: pick(cells, 'CustomerID'),
  }));
}

function splitTable(text: string): string[][] {
  const table: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((content) => content !== '')) table.push(cells);
    cells = [];
  };
  for (let i = text.startsWith('\uFEFF') ? 1 : 0; i < text.length; i += 1) {
    const letter = text[i];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',') endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  endRow();
  return table;
}
