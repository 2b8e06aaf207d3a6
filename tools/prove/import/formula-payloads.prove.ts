// cspell:ignore openpyxl isinstance

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onProofDatabase } from '#server/testing/proof-system.ts';
import { type ReadByAnother, readByLibrary, runFormulaPayloads } from './run-formula-payloads.ts';

export const name = 'formula-payloads';

/** Forty names that a spreadsheet program would run, exported and reopened by two readers of other people (T17). */
export function run(): Promise<string> {
  return onProofDatabase(async (database) => {
    const said: string[] = [];
    for (const [reader, read] of Object.entries({ openpyxl: readByOpenpyxl, hucre: readByLibrary })) {
      const { exports, payloads, wrong } = await runFormulaPayloads(database, read);
      if (wrong.length)
        throw new Error(`${reader}: ${wrong.length} wrong:\n${wrong.slice(0, 10).join('\n')}`);
      said.push(`${payloads} payloads in ${exports} exports reopened by ${reader}`);
    }
    return `${said.join(', ')}: no cell is a formula, each text is what it was, and what is imported again comes back equal`;
  });
}

/** Debian's python3-openpyxl: a program of other people, in another language. */
const readByOpenpyxl: ReadByAnother = async (bytes) => {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-openpyxl-'));
  const file = join(folder, 'export.xlsx');
  try {
    await writeFile(file, bytes);
    const { stdout } = await promisify(execFile)('/usr/bin/python3', ['-c', SCRIPT, file], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout);
  } catch (error) {
    if (String(error).includes('No module named'))
      throw new Error('This proof needs the Debian package python3-openpyxl.');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const SCRIPT = `
import json, sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
print(json.dumps({
  'texts': [cell.value for cell in cells if isinstance(cell.value, str)],
  'formulas': sum(1 for cell in cells if cell.data_type == 'f'),
}))
`;
