import { embeddedBinaries, installedBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { type Address, connectionUrl } from './connection.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { holdDataFolder } from './data-folder-lock.ts';
import { holdBallast, requireSpace } from './free-space.ts';
import { secretIn } from './secret.ts';
import { addressOf } from './server-arguments.ts';
import { superviseCluster } from './supervise-cluster.ts';

export type PostgresOptions = {
  dataDir: string;
  log: (sentence: string) => void;
  /** A PostgreSQL installed on the system, `/usr/lib/postgresql/15`; the embedded one when absent. */
  binaries?: string;
  /** Server settings beside ours. */
  settings?: Record<string, string>;
};

export type RunningPostgres = {
  folder: DataFolder;
  address: Address;
  /** The superuser's password. */
  secret: string;
  adminUrl(database: string): string;
  stop(): Promise<void>;
};

/** The embedded database of one data folder: created when new, adopted when it still runs, kept running until stop. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { log, settings = {} } = options;
  const folder = await openDataFolder(options.dataDir);
  const letGo = await holdDataFolder(folder.root);
  try {
    await requireSpace(folder, log);
    const secret = await secretIn(folder.secret, folder.cluster);
    const binaries = options.binaries ? installedBinaries(options.binaries) : await embeddedBinaries(folder);
    await ensureCluster(folder, binaries, secret);
    const address = await addressOf(folder);
    const database = await superviseCluster({
      folder,
      binaries,
      address,
      settings,
      secret,
      log,
    });
    await holdBallast(folder);
    let stopped: Promise<void> | undefined;
    return {
      folder,
      address,
      secret,
      adminUrl: (name) => connectionUrl(address, 'postgres', secret, name),
      stop: () => {
        stopped ??= database.stop().finally(letGo);
        return stopped;
      },
    };
  } catch (error) {
    await letGo();
    throw error;
  }
}
