import type { Server } from 'node:http';
import type { Server as TlsServer } from 'node:https';
import { messageKeyOf } from '#modules/session/public.ts';
import { openLog } from '#server-kit/http/log.ts';
import { openJobs } from '#server-kit/jobs/open-jobs.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { withProgress } from '../../tools/launch/progress.mjs';
import { ALL_JOBS } from './all-jobs.ts';
import { openNightlyBackups } from './backup/nightly-backups.ts';
import { settleRestore } from './backup/restore-note.ts';
import {
  type CertificateFiles,
  certificateFiles,
  followCertificate,
  readCertificate,
} from './certificate.ts';
import { createServer } from './create-server.ts';
import { keyOfServer } from './key-of-server.ts';
import { listen, listeningPlace } from './listen.ts';
import { resolveDatabase } from './postgres/resolve-database.ts';
import { watchDisk } from './postgres/watch-disk.ts';
import { PRODUCT_TABLES } from './product-tables.ts';
import { servicesOfJobs } from './services-of-jobs.ts';

export type BootedServer = { stop(): Promise<void> };

/** Everything between a start and the first answer, in its order; what was opened is closed in the opposite one. */
export async function boot(env: NodeJS.ProcessEnv, stopping: AbortSignal): Promise<BootedServer> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    const files = certificateFiles(env);
    const certificate = files ? await readCertificate(files) : undefined;
    const place = { ...listeningPlace(env), isSecure: certificate !== undefined };

    const database = await withProgress('Starting the database', () =>
      resolveDatabase(env, { log: console.log }),
    );
    opened.push(database.stop);
    stopping.throwIfAborted();

    for (const line of await settleRestore(env, database.adminUrl)) console.log(line);
    await withProgress('Preparing the database', () =>
      prepareDatabase({ ...database, tables: PRODUCT_TABLES }),
    );
    stopping.throwIfAborted();

    const messageKey = messageKeyOf(await keyOfServer(env));
    const services = servicesOfJobs({ messageKey });
    const jobs = openJobs({
      ...{ jobUrl: database.jobUrl, jobs: ALL_JOBS, log: openLog(), messageKey, services },
    });
    opened.push(jobs.close);

    const backups = openNightlyBackups(env, openLog());
    opened.push(backups.close);

    const disk = database.dataFolder && watchDisk(database.dataFolder, openLog());
    if (disk) opened.push(async () => disk.stop());

    const parts = { ...database, ...(disk ? { disk: disk.look } : {}) };
    const server = await createServer(parts, env, jobs, backups, certificate);
    opened.push(server.close);

    // Before it answers: from then on no question to the database ends the server.
    const setupCode = await server.setupCode();
    const address = await listen(server.http, place);
    if (files) opened.push(renewing(files, server.http));
    jobs.start();
    backups.start();
    console.log(`Onepos answers at ${address}\nIts data lives in ${database.place}`);
    if (setupCode) console.log(`To set it up from another device, type this setup code there: ${setupCode}`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function renewing(files: CertificateFiles, http: Server): () => Promise<void> {
  const log = openLog();
  const following = followCertificate(
    files,
    (certificate) => (http as unknown as TlsServer).setSecureContext(certificate),
    (error) => log.error({ error }, 'the new certificate cannot be used'),
  );
  return async () => following.stop();
}
