import { WorkbookRefused } from './errors.ts';

/** One file of the archive as its directory declares it; nothing of it is believed before it was inflated. */
export interface ZipEntry {
  name: string;
  method: number;
  packed: Uint8Array;
  declaredBytes: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const LONGEST_COMMENT = 65_535;
const ENCRYPTED = 1;

/** Reads the directory of a zip archive; every offset is checked against the file before it is used. */
export function readZipDirectory(file: Uint8Array, mostEntries: number): ZipEntry[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEndOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new WorkbookRefused('workbook_unpacks_too_large');
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    const entry = readEntry(file, view, at, nameLength);
    // Two files of one name: which of them a program reads is a matter of taste, so neither is.
    if (names.has(entry.name.toLowerCase())) throw new WorkbookRefused('workbook_unsafe');
    names.add(entry.name.toLowerCase());
    entries.push(entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEndOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - LONGEST_COMMENT);
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw broken();
}

function readEntry(file: Uint8Array, view: DataView, at: number, nameLength: number): ZipEntry {
  const packedBytes = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if (local + 30 > file.byteLength || view.getUint32(local, true) !== LOCAL_HEADER) throw broken();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedBytes > file.byteLength) throw broken();
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new WorkbookRefused('workbook_locked');
  return {
    name: new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
    method: view.getUint16(at + 10, true),
    packed: file.subarray(start, start + packedBytes),
    declaredBytes: view.getUint32(at + 24, true),
  };
}

function broken() {
  return new WorkbookRefused('workbook_broken');
}
