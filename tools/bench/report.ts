import { cpus } from 'node:os';
import type { CheckoutFigure } from './checkout.ts';
import type { ExportFigure } from './export-rows.ts';
import type { FirstLoad } from './first-load.ts';
import type { ImportFigure } from './import-products.ts';
import type { ListFigure } from './lists.ts';
import { span, type Times } from './measure.ts';
import type { MillionFigure } from './million.ts';
import type { PaletteFigures } from './palette.ts';
import { paletteReport } from './palette-report.ts';
import type { ThroughputFigure } from './throughput.ts';
import type { Opening, TillScreen } from './till-screen.ts';
import type { TillSearch } from './till-search.ts';

export interface Figures {
  lists: ListFigure[];
  throughput: ThroughputFigure[];
  checkout: CheckoutFigure;
  import: ImportFigure;
  memoryAtRest: number;
  warmStart: Times;
  tillSearch: TillSearch;
  tillScreen: TillScreen;
  firstLoad: FirstLoad | null;
  typeCheck: Times;
  postgres: string;
  /** How busy the machine was with other things before the run began. */
  load: number;
}

/** `docs/performance.md`: what was measured how, so that anybody can run it again and find the same relations. */
export function report(figures: Figures, day: string): string {
  return `# Performance

Written by \`npm run bench\` on ${day}: ${cpus().length} processors, ${cpus()[0]?.model.trim()}, Node ${process.version}, PostgreSQL ${figures.postgres};
load of the machine before it: ${figures.load.toFixed(1)} (what others did at the same time is in every time, and not in the ratios).

Machines are noisy, so every figure is a relation of two things that ran in turn in one session. A time is a median with
the span in which eight of ten calls lie in brackets; a ratio is the middle of five stretches of the run with the lowest
and highest in brackets. The server runs as \`npm start\` runs it, with the embedded database and disk writes on.

## Lists and searches of 100,000 products

One client with one connection. \`SQL\` is the statement that somebody writes by hand who knows the tables, in a
transaction of the application's role behind row-level security with named statements, on a pool like that of the server.
\`Empty call\` is \`GET api/user/settings\`, which reads one row after session, rights and branch have been looked up. Before
a comparison both sides must give the same rows, prices, stock and total. At most 2.0 is allowed.

| what | call, ms | SQL, ms | empty call, ms | call / (SQL + empty call) |
|---|---|---|---|---|
${figures.lists.map(({ name, call, sql, empty, ratio }) => `| ${name} | ${span(call)} | ${span(sql)} | ${span(empty)} | **${span(ratio)}** |`).join('\n')}

How: the page is chosen by id from an index or by the search function, names and prices are joined to its 20 rows; the
total of an unfiltered list is kept, not counted; the first page is one statement whose plan is made once.

## Guarded calls a second

The same empty call and a bare Fastify that answers a small JSON, each in a process of its own, five turns of three seconds.
Bench, server and database share the processors.

| connections | guarded, a second | bare Fastify, a second | guarded / bare |
|---|---|---|---|
${figures.throughput.map(({ connections, guarded, hello }) => `| ${connections} | ${span(guarded, 0)} | ${span(hello, 0)} | ${(guarded.median / hello.median).toFixed(3)} |`).join('\n')}

A guarded call opens a transaction, sets the caller's context, reads caller, rights and branch in one question and the row
itself in another: nothing of it is remembered between two calls, so a right that is taken away is gone at once.

## Checkouts a second

A sale of five lines, paid in cash, by eight clients with goods of their own that share the number series of one branch.
\`HTTP\` is the call as a till makes it. \`SQL\` is what one such call sends to the database, captured with texts and
parameters (${figures.checkout.statements} statements), and sent again without the server by the application's role in the context of the caller,
on connections like the server's and with fresh ids; \`without RLS\` is the same sent by the owner of the database, for
information. The three run in turn, five times. At least 0.5 is asked for.

| HTTP | SQL | without RLS | HTTP / SQL |
|---|---|---|---|
| ${span(figures.checkout.http, 0)} | ${span(figures.checkout.raw, 0)} | ${span(figures.checkout.withoutRls, 0)} | **${span(figures.checkout.ratio)}** |

Where the rest goes: of the processor time that the server itself spends on a checkout, most is writing to the sockets of
database and client, then collecting garbage, reading what the database answers and hashing the request for its key.
Prices, rights and entries of a cart are below one per cent. Statements that do not need each other's answers are sent
together and in one packet, so that a checkout waits for seven answers and not for twenty-two; after its number, for
which the tills of a branch queue, it waits for one, that of the commit.

## Import

${figures.import.rows.toLocaleString('en')} products from a workbook of ${figures.import.fileKb.toFixed(0)} KB beside the 100,000: read in a worker, every row checked, created, its opening
stock moved and posted, in one transaction. **${figures.import.seconds.toFixed(1)} s**; the most memory the server process held is
**${figures.import.peak.toFixed(0)} MB**, ${figures.import.before.toFixed(0)} MB before the import. Allowed: 10 s.

## Search at the till

100,000 products on the device, ${figures.tillSearch.strokes.toLocaleString('en')} keystrokes of words, codes and single letters, typed and taken back; processor time of
one thread, so that what others do is not in it. \`Plain\` looks at each product in turn.

| what | ms | allowed |
|---|---|---|
| a keystroke | ${span(figures.tillSearch.keystroke)} | |
| 95 of 100 keystrokes within | **${figures.tillSearch.p95.toFixed(1)}** | 16 |
| the slowest | ${figures.tillSearch.slowest.toFixed(1)} | |
| the same, plain | ${span(figures.tillSearch.plain)} | |
| a scan to its product | ${span(figures.tillSearch.scan)} | |
| making them ready when the till opens | ${figures.tillSearch.opening.toFixed(0)} | |

## The till in a browser

Chromium with the 100,000 products on the device. \`Scan\` is from the time stamp of a scanner's Enter to the moment after
the frame with the new line, on a processor slowed down four times, in carts of up to twenty lines. The bench runs at the
highest priority that it may have, so that browser, server and database do not wait for others. \`Blocked\` is the longest time in which the page did not answer while the till opened, at full speed.

| what | figure | allowed |
|---|---|---|
| scan to line in the cart, ms (${figures.tillScreen.scans} scans) | **${span(figures.tillScreen.scan, 0)}** | 50 |
| 95 of 100 scans within, ms | ${figures.tillScreen.p95.toFixed(0)} | |
| script until the scan field stands, nothing cached, gz, KB | ${figures.tillScreen.scripts.toFixed(0)} | 300 |
| till opened for the first time, all products fetched, s | ${opening(figures.tillScreen.first)} | |
| till opened again, products from the device, s | ${opening(figures.tillScreen.again)} | |

## Start, first load, type check

| what | figure | allowed |
|---|---|---|
| warm start to answering, s | ${span(inSeconds(figures.warmStart))} | about 1 |
| memory of the server process after its start, MB | ${figures.memoryAtRest.toFixed(0)} | 200 |
| first load of the login route, script gz, KB | ${firstLoadCell(figures.firstLoad)} | 160 |
| type check of all three projects, s | ${span(figures.typeCheck)} | |
`;
}

export interface MillionFigures {
  lists: readonly MillionFigure[];
  exported: ExportFigure;
  palette: PaletteFigures;
  /** How busy the machine was with other things before the run began. */
  load: number;
}

/** `docs/performance-million.md`: what a list of a million rows takes, an export of it, and the palette of a full shop. */
export function millionReport(
  { lists, exported, palette, load }: MillionFigures,
  rows: number,
  day: string,
): string {
  return `# A list of a million rows

Written by \`npm run bench -- million\` on ${day}: ${cpus().length} processors, ${cpus()[0]?.model.trim()}, Node ${process.version}; load of the
machine before it: ${load.toFixed(1)}.

${rows.toLocaleString('en')} payments of one branch, asked over HTTP as the list of the screen asks: one client with one connection, each
question eleven times in turn. A time is a median with the span in which eight of ten calls lie in brackets.

| what | ms | allowed |
|---|---|---|
${lists.map(({ name, call, allowed }) => `| ${name} | ${span(call, 1)} | ${allowed ? `${allowed.ms}, or ${allowed.firstPages} first pages` : ''} |`).join('\n')}

How: the page is chosen by id out of the index of its order, which holds all that the choice needs, so that rows which are
skipped are counted off and not fetched; names and figures are read for the rows of the page alone. Live rows are counted by
the month in which they were made, so a page far down begins at its month and counts off the rows of that alone. In an order
that has no index of its own (by amount) it is sorted anew. The total of the whole list is kept and not counted; that
of a filter stops at 10,000, and is exact in the totals under the list.

## Export

${exported.rows.toLocaleString('en')} of these payments, chosen by their amount, as a workbook of ${exported.fileMb.toFixed(1)} MB: **${exported.seconds.toFixed(1)} s** from the question to the last byte. The
most memory the server process held is **${exported.peak.toFixed(0)} MB**, ${exported.before.toFixed(0)} MB after an export of a thousand rows, and ${exported.again.toFixed(0)} MB after the
same once more. Whoever asks for all ${rows.toLocaleString('en')} is told after ${exported.refusedSeconds.toFixed(1)} s that one file takes ${exported.rows.toLocaleString('en')}.

How: rows come through a cursor, a thousand at a time, and leave compressed through a file without a name.

${paletteReport(palette)}`;
}

const opening = ({ ms, blockedMs }: Opening) =>
  `${(ms / 1000).toFixed(1)}, blocked ${blockedMs.toFixed(0)} ms`;

const inSeconds = ({ median, low, high }: Times): Times => ({
  median: median / 1000,
  low: low / 1000,
  high: high / 1000,
});

function firstLoadCell(load: FirstLoad | null): string {
  if (!load) return 'not built';
  return `${load.scripts.toFixed(0)} (${load.files} files, and ${load.styles.toFixed(0)} KB of style)`;
}
