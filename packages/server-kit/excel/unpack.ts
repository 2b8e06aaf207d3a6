import { constants, inflateRawSync } from 'node:zlib';
import { WorkbookRefused } from './errors.ts';
import type { ReadLimits } from './limits.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** The XML parts of a workbook by name, as far as a reader of cells needs them. */
export type Parts = Map<string, Uint8Array>;

/**
 * Opens the archive. What the parts declare may not exceed the limit together, and no part may inflate beyond what it
 * declared, so that a lying header ends where its lie begins.
 */
export function unpackWorkbook(file: Uint8Array, limits: ReadLimits): Parts {
  refuseOtherFormats(file);
  const entries = readZipDirectory(file, limits.parts);
  if (!entries.some(({ name }) => name === '[Content_Types].xml'))
    throw new WorkbookRefused('workbook_not_xlsx');
  if (entries.reduce((sum, { declaredBytes }) => sum + declaredBytes, 0) > limits.unpackedBytes)
    throw tooLarge();
  const parts: Parts = new Map();
  for (const entry of entries) {
    if (isArchive(entry)) throw new WorkbookRefused('workbook_unsafe');
    if (!READ.test(entry.name) || LEFT_OUT.test(entry.name)) continue;
    const bytes = inflate(entry);
    if (
      bytes.byteLength > limits.ratioFromBytes &&
      bytes.byteLength > limits.ratio * entry.packed.byteLength
    ) {
      throw tooLarge();
    }
    parts.set(entry.name, bytes);
  }
  return parts;
}

const READ = /\.(?:xml|rels)$/i;

/** Pictures, comments, charts and the like hold no cells; without a sheet's own links nothing asks for them. */
const LEFT_OUT =
  /(?:^|\/)(?:docProps|theme|media|drawings|charts|embeddings|customXml|externalLinks|pivotCache|pivotTables|tables|printerSettings|threadedComments|persons|worksheets\/_rels)\/|comments\d*\.xml$|calcChain\.xml$/i;

/** Legacy .xls files and password-protected .xlsx files share one container; only the latter names its package. */
function refuseOtherFormats(file: Uint8Array): void {
  const start = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (start.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    const locked = start.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new WorkbookRefused(locked ? 'workbook_locked' : 'workbook_not_xlsx');
  }
  if (start.subarray(0, 2).toString('latin1') !== 'PK') throw new WorkbookRefused('workbook_not_xlsx');
}

/** Looks at the first bytes of a part: an archive inside the archive is how a bomb hides its size. */
function isArchive({ method, packed }: ZipEntry): boolean {
  if (method === 0) return Buffer.from(packed.subarray(0, 4)).toString('latin1') === 'PK\x03\x04';
  try {
    const head = inflateRawSync(packed.subarray(0, 256), { finishFlush: constants.Z_SYNC_FLUSH });
    return head.subarray(0, 4).toString('latin1') === 'PK\x03\x04';
  } catch {
    return false;
  }
}

function inflate({ method, packed, declaredBytes }: ZipEntry): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw new WorkbookRefused('workbook_broken');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, declaredBytes) });
  } catch (error) {
    throw isOverflow(error) ? tooLarge() : new WorkbookRefused('workbook_broken');
  }
}

function isOverflow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

function tooLarge() {
  return new WorkbookRefused('workbook_unpacks_too_large');
}
