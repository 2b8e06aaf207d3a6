import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withConnection } from '#server/postgres/connection.ts';
import { MEBIBYTE } from '#server/postgres/free-space.ts';
import { resolveDatabase } from '#server/postgres/resolve-database.ts';
import { type ProductOnDisk, productOnDisk } from './product-on-disk.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { openTrade, type Trade, type TradingPlace } from './trade.ts';

/** The disk of the whole data folder, or one of its own for the log of the database. */
export type Which = 'data' | 'log';

/** A business that trades on an installation of which one disk is small. */
export interface ShopOnDisk {
  which: Which;
  disk: SmallDisk;
  product: ProductOnDisk;
  place: TradingPlace;
  trade: Trade;
  /** The file that keeps room back on that disk. */
  ballast: string;
  /** A statement of the database's administrator. */
  asAdmin<R extends object>(text: string): Promise<R[]>;
  close(): Promise<void>;
}

/** Room for the reserve to be held, 512 MB, after what the product itself takes. */
const DISK_MEGABYTES = 700;
/** A disk that small is not left to the log, which takes a gigabyte otherwise. */
const SMALL_LOG = ["max_wal_size = '64MB'", "min_wal_size = '32MB'"];

export async function openShopOnDisk(which: Which): Promise<ShopOnDisk> {
  const disk = await mountSmallDisk(DISK_MEGABYTES);
  const aside = await mkdtemp(join(tmpdir(), 'onepos-beside-disk-'));
  await chmod(aside, 0o711);
  const dataDir = join(which === 'data' ? disk.folder : aside, 'data');
  const scratch = join(disk.folder, 'scratch');
  const product = productOnDisk(dataDir, { scratch });
  const close = async () => {
    await product.stop().finally(disk.unmount);
    await rm(aside, { recursive: true, force: true });
  };
  try {
    await Promise.all([mkdir(dataDir), mkdir(scratch), mkdir(join(aside, 'binaries'))]);
    await symlink(join(aside, 'binaries'), join(dataDir, 'binaries'));
    await product.start();
    const founded = JSON.parse(await product.onepos('create-business', ...FOUNDER, '--with-token', '--json'));
    const { adminUrl } = await resolveDatabase({ DATA_DIR: dataDir }, { log: () => undefined, beside: true });
    const asAdmin = <R extends object>(text: string) =>
      withConnection(adminUrl, async (client) => (await client.query<R>(text)).rows);
    for (const setting of SMALL_LOG) await asAdmin(`alter system set ${setting}`);
    await product.stop();
    const moved = join(disk.folder, 'pg_wal');
    if (which === 'log') await moveFolder(join(dataDir, 'postgres/pg_wal'), moved);
    await product.start();
    const place = {
      ...(founded as Omit<TradingPlace, 'address'>),
      get address() {
        return product.address;
      },
    };
    const ballast = which === 'log' ? join(moved, 'onepos-ballast') : join(dataDir, 'ballast');
    return { which, disk, product, place, trade: openTrade(place), ballast, asAdmin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const FOUNDER = [
  ...['--name', 'Duka la Neema', '--owner-name', 'Neema Mushi'],
  ...['--owner-phone', '255754000321', '--password', 'Kiti-cheupe-27'],
];

/** As somebody does who gives the log a disk of its own; what lies in it keeps its owner. */
async function moveFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['--archive', from, to]);
  await rm(from, { recursive: true });
  await symlink(to, from);
}

/** Writes to the log of the database as a busy day would, until it finds no room. */
export async function writeLogFull({ asAdmin }: ShopOnDisk): Promise<void> {
  for (let files = 0; files < (2 * DISK_MEGABYTES * MEBIBYTE) / LOG_FILE; files += 1) {
    const isWritten = await asAdmin("select pg_logical_emit_message(true, '', ''), pg_switch_wal()").then(
      () => true,
      () => false,
    );
    if (!isWritten) return;
  }
  throw new Error('The log of the database found room on a full disk.');
}

const LOG_FILE = 16 * MEBIBYTE;

// cspell:ignore checkpointer
/** When the database began to run as it does now, however it came to its last end; null while it is away. */
export async function runningSince({ asAdmin }: ShopOnDisk): Promise<string | null> {
  const asked = asAdmin<{ since: string }>(
    "select backend_start::text as since from pg_stat_activity where backend_type = 'checkpointer'",
  );
  return asked.then(
    ([row]) => row?.since ?? null,
    () => null,
  );
}
