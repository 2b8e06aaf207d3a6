import { createHash } from 'node:crypto';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { clientOf } from './caller.ts';
import type { Installation } from './installation.ts';
import type { BenchCaller } from './seed.ts';

const ROWS = 10_000;

export interface ImportFigure {
  rows: number;
  fileKb: number;
  seconds: number;
  /** Most memory the server process held before and after, in MB. */
  before: number;
  peak: number;
}

/** A list of 10,000 products as a shop brings it: every row checked, created, its opening stock moved and posted. */
export async function measureImport(installation: Installation, caller: BenchCaller): Promise<ImportFigure> {
  const file = Buffer.from(await stockList());
  const before = await installation.peakMemory();
  const client = clientOf(installation.address, caller);
  const form = multipart(file, { values: JSON.stringify({ opening_date: '2026-01-01' }) });
  const began = performance.now();
  const { body } = await client.post('api/product/import', form.body, {
    'content-type': form.type,
    'x-file-sha256': createHash('sha256').update(file).digest('base64url'),
  });
  const seconds = (performance.now() - began) / 1000;
  client.close();
  const created = JSON.parse(String(body)).message.created;
  if (created !== ROWS) throw new Error(`${created} of ${ROWS} rows were created.`);
  return { rows: ROWS, fileKb: file.length / 1024, seconds, before, peak: await installation.peakMemory() };
}

/** Headings as the template of the product itself has them. */
async function stockList(): Promise<Uint8Array> {
  const text = (value: string) => ({ kind: 'text', text: value }) as const;
  const number = (value: number) => ({ kind: 'number', number: value, decimals: 2 }) as const;
  const rows = Array.from({ length: ROWS }, (_, n) => [
    text(`Imported product ${n}`),
    text(`I-${n}`),
    number(1000 + n / 100),
    number(1500 + n / 100),
    number(1 + (n % 50)),
  ]);
  const columns = ['Name', 'Code', 'Buying price', 'Selling price', 'Opening stock'];
  return workbookBytes({
    sheets: [{ name: 'Products', columns: columns.map((title) => ({ title })), rows }],
  });
}

function multipart(file: Buffer, fields: Record<string, string>): { body: Buffer; type: string } {
  const boundary = 'onepos-bench';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="products.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(parts.join('') + head),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}
