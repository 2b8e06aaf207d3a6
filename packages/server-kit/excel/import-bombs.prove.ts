import { performance } from 'node:perf_hooks';
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import { readWorkbook } from './read-workbook.ts';
import { makeArchive } from './testing/make-archive.ts';
import { makeWorkbook, rowOf, workbookFiles } from './testing/make-workbook.ts';

export const name = 'import-bombs';

const MEBIBYTE = 1024 * 1024;

/**
 * Bombs at full size cost five seconds and 150 MB at most, and the server goes on answering meanwhile. Smaller ones meet
 * limits as much smaller: within those of the product they are workbooks that may be read.
 */
export async function run(size: number): Promise<string> {
  const bombs = Object.entries(bombsOf(size));
  const before = process.memoryUsage().rss;
  const longestPause = watchEventLoop();
  let slowest = 0;
  let most = 0;
  for (const [what, file] of bombs) {
    const began = performance.now();
    const code = await readWorkbook(file, limitsFor(size)).then(
      () => 'read',
      (error: { code?: string }) => error.code,
    );
    if (!code?.startsWith('workbook_')) throw new Error(`${what}: ${code}`);
    slowest = Math.max(slowest, (performance.now() - began) / 1000);
    most = Math.max(most, (process.memoryUsage().rss - before) / MEBIBYTE);
  }
  const pause = longestPause();
  const said = `${bombs.length} bombs refused, at most ${slowest.toFixed(1)} s, ${Math.round(most)} MB and ${Math.round(pause)} ms without an answer to others`;
  if (slowest > 5 || most > 150 || pause > 200) throw new Error(said);
  return said;
}

function limitsFor(size: number): Partial<ReadLimits> {
  const { unpackedBytes, ratioFromBytes, cells } = READ_LIMITS;
  const part = (limit: number) => Math.round(limit * Math.min(size, 1));
  return { unpackedBytes: part(unpackedBytes), ratioFromBytes: part(ratioFromBytes), cells: part(cells) };
}

function bombsOf(size: number): Record<string, Uint8Array> {
  const flat = Buffer.alloc(Math.round(900 * size) * MEBIBYTE);
  const strings = '<si><t>x</t></si>'.repeat(Math.round(2_000_000 * size));
  const wide = rowOf(1, Array<[string, string]>(16_384).fill(['', '<v>1</v>']));
  return {
    'flat bomb': makeArchive([...workbookFiles(''), { name: 'xl/a.xml', content: flat }]),
    'lying header': makeArchive([
      ...workbookFiles(''),
      { name: 'xl/a.xml', content: flat, declaredBytes: 999 },
    ]),
    'shared strings': makeArchive([
      ...workbookFiles(''),
      { name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` },
    ]),
    'wide rows': makeWorkbook(wide.repeat(Math.max(1, Math.round(20 * size)))),
    'styles without end': makeArchive([
      ...workbookFiles('').filter((file) => file.name !== 'xl/styles.xml'),
      {
        name: 'xl/styles.xml',
        content: `<styleSheet><cellXfs>${Array.from({ length: Math.round(900_000 * size) }, (_, n) => `<xf numFmtId="${n}"/>`).join('')}</cellXfs></styleSheet>`,
      },
    ]),
    'deep nesting': makeArchive(workbookFiles('<a>'.repeat(Math.round(4_000_000 * size)))),
    'random bytes': Buffer.from(Array.from({ length: 4_096 }, (_, n) => (n * 7_919) % 256)),
  };
}

/** How long the event loop was held up at most, in milliseconds, up to the call of the answer. */
function watchEventLoop(): () => number {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 10);
    last = performance.now();
  }, 10).unref();
  return () => {
    clearInterval(timer);
    return longest;
  };
}
