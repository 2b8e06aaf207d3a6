import type { SheetValue } from '#core/sheet-cell.ts';
import { bodyHashOf } from '../auth/body-hash.ts';
import { workbookBytes } from '../excel/write-workbook.ts';
import type { Ask } from './test-server.ts';

/** A form with a workbook, as a browser sends it. */
export async function uploadOf(
  rows: readonly (readonly (string | number | null)[])[],
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Ask> {
  const [headings = [], ...below] = rows;
  const bytes = await workbookBytes({
    sheets: [
      {
        name: 'Crates',
        columns: headings.map((title) => ({ title: String(title) })),
        rows: below.map((row) => row.map(cellOf)),
      },
    ],
  });
  return formOf(Buffer.from(bytes), fields);
}

/** A form with any bytes as its file. */
export function formOf(bytes: Buffer, fields: Readonly<Record<string, unknown>> = {}): Ask {
  const boundary = 'a-boundary-of-the-tests';
  const parts = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  });
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="list.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-file-sha256': bodyHashOf(bytes),
    },
  };
}

function cellOf(value: string | number | null): SheetValue {
  if (value === null) return { kind: 'blank' };
  return typeof value === 'number'
    ? { kind: 'number', number: value, decimals: 3 }
    : { kind: 'text', text: value };
}
