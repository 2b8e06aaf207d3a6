import { crc32 } from 'node:zlib';
import type { Parts } from './unpack.ts';

/**
 * Packs checked parts, uncompressed, for the spreadsheet library: it then reads exactly what was checked, and no
 * trick with the original's directory can show it other bytes.
 */
export function packStored(parts: Parts): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.byteLength, 14);
    common.writeUInt32LE(bytes.byteLength, 18);
    common.writeUInt16LE(path.byteLength, 22);
    files.push(
      Buffer.from('PK\x03\x04', 'latin1'),
      common,
      path,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    );
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, path);
    offset += 30 + path.byteLength + bytes.byteLength;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { byteLength }) => sum + byteLength, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
