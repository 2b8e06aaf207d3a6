import { hash } from 'node:crypto';

const NEWLINE = 0x0a;
const BYTES = 32;

/**
 * The fingerprint of the rows of a table, whatever their order: a table that was restored keeps the same rows and not
 * the same places. Each row, a line of `copy`, is hashed and the hashes are added up number by number.
 */
export class RowHash {
  readonly #sum = new Uint32Array(BYTES / 4);
  rows = 0;

  /** Takes whole rows: no line may end in another piece than the one in which it began. */
  add(lines: Buffer): void {
    for (let start = 0; start < lines.length; ) {
      const end = lines.indexOf(NEWLINE, start);
      if (end < 0) throw new Error('a piece of a table ends within a row');
      const row = hash('sha256', lines.subarray(start, end), 'buffer');
      // An array of 32-bit numbers adds as a clock does, so nothing is ever too large.
      for (let place = 0; place < this.#sum.length; place += 1)
        this.#sum[place] = (this.#sum[place] ?? 0) + row.readUInt32LE(place * 4);
      this.rows += 1;
      start = end + 1;
    }
  }

  digest(): string {
    return Buffer.from(this.#sum.buffer).toString('hex');
  }
}
