import { writeFile } from 'node:fs/promises';
import { constants, loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { measureCheckout } from './checkout.ts';
import { measureExport } from './export-rows.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureImport } from './import-products.ts';
import { dataFolder, startInstallation } from './installation.ts';
import { measureLists } from './lists.ts';
import { measureMillion, missedOfMillion, PAYMENTS, seedMillion } from './million.ts';
import { measurePalette, missedOfPalette } from './palette.ts';
import { measurePostCount } from './post-count.ts';
import { countReport } from './post-count-report.ts';
import { type Figures, millionReport, report } from './report.ts';
import { measureSales } from './sales.ts';
import { salesReport } from './sales-report.ts';
import { seedShop } from './seed.ts';
import { measureThroughput } from './throughput.ts';
import { measureTillScreen } from './till-screen.ts';
import { measureTillSearch } from './till-search.ts';
import { measureTypeCheck } from './type-check.ts';
import { measureWarmStart } from './warm-start.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `npm run bench`: measures everything of the list and writes `docs/performance.md`; 1 where a limit is missed. */
async function bench(): Promise<number> {
  takePrecedence();
  const folder = await dataFolder();
  try {
    if (process.argv.includes('million')) return await benchMillion(folder.path);
    if (process.argv.includes('count')) return await benchCount(folder.path);
    if (process.argv.includes('checkout')) return await benchSales(folder.path);
    const figures = await measureAll(folder.path);
    const text = report(figures, new Date().toISOString().slice(0, 10));
    await writeFile(join(ROOT, 'docs/performance.md'), text);
    console.log(text);
    const missed = missedLimits(figures);
    for (const sentence of missed) console.error(sentence);
    return missed.length ? 1 : 0;
  } finally {
    await folder.remove();
  }
}

/**
 * `npm run bench -- million`: a list of a million rows, an export of a tenth of it and the palette, into a paper of its own, because
 * writing it takes minutes; 1 where a limit is missed.
 */
async function benchMillion(dataDir: string): Promise<number> {
  const [load = 0] = loadavg();
  let installation = await startInstallation(dataDir);
  try {
    const owner = await seedMillion(installation);
    const lists = await measureMillion(installation, owner);
    // In a process of its own, so that the memory of the export is not that of the lists before it.
    await installation.stop();
    installation = await startInstallation(dataDir);
    const exported = await measureExport(installation, owner);
    await installation.stop();
    const palette = await measurePalette();
    const day = new Date().toISOString().slice(0, 10);
    const text = millionReport({ lists, exported, palette, load }, PAYMENTS, day);
    await writeFile(join(ROOT, 'docs/performance-million.md'), text);
    console.log(text);
    const missed = [...missedOfMillion(lists), ...missedOfPalette(palette)];
    for (const sentence of missed) console.error(sentence);
    return missed.length ? 1 : 0;
  } finally {
    await installation.stop();
  }
}

/** `npm run bench -- count`: posting a count of thousands of lines, into a paper of its own; 1 where it takes too long. */
async function benchCount(dataDir: string): Promise<number> {
  const [load = 0] = loadavg();
  const installation = await startInstallation(dataDir);
  try {
    const { owner } = await seedShop(installation);
    const figure = await measurePostCount(installation, owner);
    const text = countReport(figure, new Date().toISOString().slice(0, 10), load);
    await writeFile(join(ROOT, 'docs/performance-count.md'), text);
    console.log(text);
    return figure.ratio.median > 2 ? 1 : 0;
  } finally {
    await installation.stop();
  }
}

/** `npm run bench -- checkout`: a sale beside plain statements, into a paper of its own; 1 where it reaches less than is asked for. */
async function benchSales(dataDir: string): Promise<number> {
  const [load = 0] = loadavg();
  const installation = await startInstallation(dataDir);
  try {
    const { owner } = await seedShop(installation);
    const figures = await measureSales(installation, owner);
    const text = salesReport(figures, new Date().toISOString().slice(0, 10), load);
    await writeFile(join(ROOT, 'docs/performance-checkout.md'), text);
    console.log(text);
    return figures.every(({ ratio }) => ratio.median >= 0.3) ? 0 : 1;
  } finally {
    await installation.stop();
  }
}

/** What else runs on the machine waits for the measured programs, where whoever measures may ask for that. */
function takePrecedence(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGHEST);
  } catch (error) {
    console.error(`Measured at the usual priority: ${String(error)}`);
  }
}

async function measureAll(dataDir: string): Promise<Figures> {
  const [load = 0] = loadavg();
  let installation = await startInstallation(dataDir);
  const say = (what: string) => console.error(`${what} …`);
  const memoryAtRest = await installation.peakMemory();
  try {
    say('Writing 100,000 products');
    const shop = await seedShop(installation);
    say('Lists and searches');
    const lists = await measureLists(installation, shop);
    say('Guarded calls a second');
    const throughput = await measureThroughput(installation, shop.owner);
    say('The till in a browser');
    const tillScreen = await measureTillScreen(installation);
    say('Checkouts');
    const checkout = await measureCheckout(installation, shop.owner);
    say('Import');
    // In a process of its own, so that the memory of the import is not that of ten thousand calls before it.
    await installation.stop();
    installation = await startInstallation(dataDir);
    const imported = await measureImport(installation, shop.owner);
    const postgres = await versionOf(installation.adminUrl);
    await installation.stop();
    say('Warm start');
    const warmStart = await measureWarmStart(dataDir);
    say('Search at the till');
    const tillSearch = measureTillSearch();
    say('Type check');
    const firstLoad = await measureFirstLoad(join(ROOT, 'dist/web'));
    const typeCheck = await measureTypeCheck();
    return {
      lists,
      throughput,
      checkout,
      import: imported,
      memoryAtRest,
      warmStart,
      tillSearch,
      tillScreen,
      firstLoad,
      typeCheck,
      postgres,
      load,
    };
  } finally {
    await installation.stop();
  }
}

/** The limits of the issue that are a matter of the product and not of the machine it happens to run on. */
function missedLimits({ lists, firstLoad, tillSearch, tillScreen, checkout }: Figures): string[] {
  return [
    ...lists
      .filter(({ ratio }) => ratio.median > 2)
      .map(({ name, ratio }) => `${name}: ${ratio.median.toFixed(2)} times the SQL, 2 is allowed.`),
    ...(checkout.ratio.median < 0.5
      ? [`A checkout runs at ${checkout.ratio.median.toFixed(2)} of its SQL, 0.5 is asked for.`]
      : []),
    ...(firstLoad && firstLoad.scripts > 160
      ? [`The first load is ${firstLoad.scripts.toFixed(0)} KB of script.`]
      : []),
    ...(tillSearch.p95 > 16
      ? [`A keystroke at the till takes ${tillSearch.p95.toFixed(1)} ms, 16 is allowed.`]
      : []),
    ...(tillScreen.scripts > 300 ? [`The till loads ${tillScreen.scripts.toFixed(0)} KB of script.`] : []),
    ...(tillScreen.scan.median > 50
      ? [`From scan to line it takes ${tillScreen.scan.median.toFixed(0)} ms, 50 are allowed.`]
      : []),
  ];
}

async function versionOf(adminUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query("select current_setting('server_version') as version");
  await client.end();
  return rows[0].version;
}

process.exitCode = await bench();
