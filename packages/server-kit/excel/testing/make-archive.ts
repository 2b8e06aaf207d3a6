import { crc32, deflateRawSync } from 'node:zlib';

/** One file of a made-up archive; what its headers declare may differ from what it holds. */
export interface MadeFile {
  name: string;
  content: Uint8Array | string;
  declaredBytes?: number;
}

/** Builds an archive for tests of hostile workbooks. */
export function makeArchive(files: readonly MadeFile[]): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredBytes } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(crc32(bytes), 14);
    header.writeUInt32LE(packed.byteLength, 18);
    header.writeUInt32LE(declaredBytes ?? bytes.byteLength, 22);
    header.writeUInt16LE(path.byteLength, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    header.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(offset, 42);
    bodies.push(header, path, packed);
    directory.push(entry, path);
    offset += 30 + path.byteLength + packed.byteLength;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
