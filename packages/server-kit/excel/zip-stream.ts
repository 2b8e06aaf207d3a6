import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file to pack; its size need not be known. */
export interface ZipPart {
  name: string;
  text: Iterable<string> | AsyncIterable<string>;
}

const DATA_DESCRIPTOR_AND_UTF8 = 0x0808;
const DEFLATE = 8;
/** 1980-01-01, the first day a zip archive knows: equal contents give equal files. */
const NO_DATE = 0x0021;

/** Packs files while their text is still being made; memory holds a piece of one file at a time. */
export async function* packZip(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of parts) {
    const path = Buffer.from(name);
    const start = offset;
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    writeCommon(header, 4, { path, crc: 0, packed: 0, unpacked: 0 });
    yield Buffer.concat([header, path]);
    const sizes = { path, crc: 0, packed: 0, unpacked: 0 };
    for await (const packed of deflate(text, sizes)) {
      sizes.packed += packed.byteLength;
      yield packed;
    }
    yield descriptor(sizes);
    offset += 30 + path.byteLength + sizes.packed + 16;
    directory.push(directoryEntry(sizes, start));
  }
  yield* directory;
  yield endOfDirectory(directory, offset);
}

interface Sizes {
  path: Buffer;
  crc: number;
  packed: number;
  unpacked: number;
}

async function* deflate(text: ZipPart['text'], sizes: Sizes): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw();
  // The failure of the source arrives through the packer, which the loop below reads.
  pipeline(Readable.from(measured(text, sizes), { objectMode: true, highWaterMark: 2 }), packer).catch(
    () => {},
  );
  yield* packer as AsyncIterable<Uint8Array>;
}

async function* measured(text: ZipPart['text'], sizes: Sizes): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    sizes.crc = crc32(bytes, sizes.crc);
    sizes.unpacked += bytes.byteLength;
    yield bytes;
  }
}

function writeCommon(target: Buffer, at: number, { path, crc, packed, unpacked }: Sizes): void {
  target.writeUInt16LE(20, at);
  target.writeUInt16LE(DATA_DESCRIPTOR_AND_UTF8, at + 2);
  target.writeUInt16LE(DEFLATE, at + 4);
  target.writeUInt16LE(NO_DATE, at + 8);
  target.writeUInt32LE(crc, at + 10);
  target.writeUInt32LE(packed, at + 14);
  target.writeUInt32LE(unpacked, at + 18);
  target.writeUInt16LE(path.byteLength, at + 22);
}

function descriptor({ crc, packed, unpacked }: Sizes): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(unpacked, 12);
  return bytes;
}

function directoryEntry(sizes: Sizes, start: number): Buffer {
  const bytes = Buffer.alloc(46);
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt16LE(20, 4);
  writeCommon(bytes, 6, sizes);
  bytes.writeUInt32LE(start, 42);
  return Buffer.concat([bytes, sizes.path]);
}

function endOfDirectory(directory: Buffer[], offset: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(directory.length, 8);
  bytes.writeUInt16LE(directory.length, 10);
  bytes.writeUInt32LE(
    directory.reduce((sum, { byteLength }) => sum + byteLength, 0),
    12,
  );
  bytes.writeUInt32LE(offset, 16);
  return bytes;
}
