// The servers of the flows: one to each lane with the shop of `pages/shop.ts`, and one on an empty machine. It is told
// its folder, runs until it is stopped, and leaves nothing.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataFolderOf, LANES, laneAddress, portOf } from './lanes.ts';
import { oneposAt } from './pages/onepos.ts';
import { OWNER, SHOP } from './pages/shop.ts';

const ROOT = path.join(import.meta.dirname, '..');
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the run.');

const servers: ChildProcess[] = [];
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

// Whoever kills the browser tests means their servers as well.
const startedBy = process.ppid;
setInterval(() => process.ppid === startedBy || void stop(1), 500).unref();

await mkdir(folder, { recursive: true });
// The database runs as a user of its own.
await chmod(folder, 0o711);
await prepareShop(path.join(folder, 'prepared'));
for (let lane = 0; lane < LANES; lane += 1) await copyFolder('prepared', dataFolderOf(folder, lane));
// The last is what is waited for, so it starts when all others answer.
for (let lane = 0; lane <= LANES; lane += 1) {
  servers.push(serve(lane));
  if (lane < LANES) await answers(lane);
}

/** The shop that the flows share, as the command line makes it. */
async function prepareShop(dataDir: string): Promise<void> {
  const shop = ['--name', SHOP.business, '--branch-name', SHOP.branch];
  const owner = ['--owner-name', OWNER.name, '--owner-phone', OWNER.phone, '--password', OWNER.password];
  await oneposAt({ DATA_DIR: dataDir }, 'create-business', ...shop, ...owner);
}

async function copyFolder(from: string, to: string): Promise<void> {
  const source = path.join(folder ?? '', from);
  // The files belong to the user of the database, which only `cp` keeps.
  if (process.platform === 'win32') await cp(source, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', source, to]);
}

function serve(lane: number): ChildProcess {
  const place = { PORT: String(portOf(lane)), DATA_DIR: dataFolderOf(folder ?? '', lane) };
  // Flows fill their shops by a program, faster than any person.
  const env = { ...process.env, ...place, CALL_RATES: 'off' };
  return spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] }).once(
    'exit',
    () => void stop(1),
  );
}

async function answers(lane: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`${laneAddress(lane)}/api/live`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Ends all of them, also when one of them ended by itself: without it no flow can go on. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const running = servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = running.map((server) => once(server, 'exit'));
  for (const server of running) server.kill('SIGTERM');
  await Promise.all(ended);
  await rm(folder ?? '', { recursive: true, force: true });
  process.exit(code);
}
