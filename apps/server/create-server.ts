import { join } from 'node:path';
import { activityBook } from '#modules/branch/public.ts';
import type { Backups } from '#modules/platform/backup/server/backups.ts';
import { backupsServer, jobsServer, outboxServer } from '#modules/platform/module.server.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import { messageKeyOf, sessionGuard, setupCodeOf } from '#modules/session/public.ts';
import { keyFor } from '#server-kit/auth/server-key.ts';
import { openDatabase } from '#server-kit/db/database.ts';
import { publicAddressOf } from '#server-kit/http/address-for-others.ts';
import { buildOf } from '#server-kit/http/build-of.ts';
import { createServer as createHttpServer, type HttpServer } from '#server-kit/http/create-server.ts';
import { openLog } from '#server-kit/http/log.ts';
import type { Jobs } from '#server-kit/jobs/open-jobs.ts';
import { makeCallRates } from '#server-kit/limits/call-rates.ts';
import type { LookAtDisk } from '#server-kit/limits/disk-space.ts';
import { makeTurns } from '#server-kit/limits/turns-per-business.ts';
import { openLiveUpdates } from '#server-kit/live/live-updates.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';
import { makeServices } from '#server-kit/operation/app-services.ts';
import { type Clock, systemClock } from '#server-kit/operation/clock.ts';
import { openPostOffice } from '#server-kit/post/post-office.ts';
import { smsGateway } from '#server-kit/post/sms-http.ts';
import { smtpGateway } from '#server-kit/post/smtp.ts';
import type { Certificate } from './certificate.ts';
import { keyOfServer } from './key-of-server.ts';
import type { ResolvedDatabase } from './postgres/resolve-database.ts';
import { daysOfSample, openFirstSample } from './sample/first-sample.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');

/** How the server reaches its database, and what it sees of that one's disk. */
interface ServedDatabase extends Pick<ResolvedDatabase, 'appUrl' | 'loginUrl' | 'jobUrl'> {
  disk?: LookAtDisk;
}

/**
 * The server before it listens: its pools are open, its calls are known, and what does not fit together has failed. Its
 * setup code is null once somebody works in this installation. Another clock than that of the machine is for programs that
 * start a server of their own, such as the one that plays worked cases; no setting and no call moves it.
 */
export async function createServer(
  { appUrl, loginUrl, jobUrl, disk }: ServedDatabase,
  env: NodeJS.ProcessEnv = process.env,
  jobs?: Jobs,
  backups?: Backups,
  certificate?: Certificate,
  clock: Clock = systemClock,
): Promise<Pick<HttpServer, 'http' | 'close'> & { setupCode(): Promise<string | null> }> {
  // What cannot be is refused before anything is opened.
  const publicAddress = publicAddressOf(env);
  const log = openLog(undefined, env.LOG_LEVEL || 'info');
  const onFault = (error: unknown) => log.warn({ error }, 'beside a call');
  const database = openDatabase({
    appUrl,
    loginUrl,
    namedStatements: env.NAMED_STATEMENTS !== 'off',
    onLost: onFault,
    onDeadlock: (deadlock) => log.warn(deadlock, 'calls waited for each other'),
  });
  const key = await keyOfServer(env);
  const gateways = [smtpGateway(env), smsGateway(env)].filter((gateway) => gateway !== null);
  const post = openPostOffice({
    outbox: database.outbox,
    gateways,
    key: messageKeyOf(key),
    onFault,
  });
  const build = await buildOf(WEB_FOLDER);
  const sample = openFirstSample({ database, serverKey: key, days: daysOfSample(env), onFault });
  const live = openLiveUpdates({ registry, build, url: jobUrl, log });
  const modules = [
    ...serverModules,
    sessionServer({ database, serverKey: key, post, sample }),
    outboxServer(messageKeyOf(key)),
    live.module,
    ...(jobs ? [jobsServer(jobs)] : []),
    ...(backups ? [backupsServer(backups)] : []),
  ];
  const server = await createHttpServer({
    services: makeServices(registry, modules, activityBook, {
      messageKey: messageKeyOf(key),
      channels: gateways.map(({ channel }) => channel),
      nudge: post.nudge,
      own: { publicAddress, ...(certificate ? { certificate: certificate.cert } : {}) },
    }),
    operations: allOperations(registry, modules),
    database,
    authentication: sessionGuard({ database, serverKey: key, onFault }),
    noteAct: (act) => void database.login.noteAct(act).catch(onFault),
    turns: makeTurns(),
    ...(env.CALL_RATES === 'off' ? {} : { rates: makeCallRates() }),
    requestKey: keyFor('requests', key),
    clock,
    webFolder: WEB_FOLDER,
    log,
    live,
    ...(backups ? { lastGoodBackup: () => lastGoodBackup(backups) } : {}),
    ...(disk ? { disk } : {}),
    ...(certificate ? { certificate } : {}),
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
  });
  return {
    http: server.http,
    setupCode: async () => ((await database.samples.hasOwnLogins()) ? null : setupCodeOf(key)),
    async close() {
      await server.close();
      await live.close();
      await sample.close();
      await post.stop();
      await database.close();
    },
  };
}

async function lastGoodBackup(backups: Backups): Promise<Date | null> {
  const { kept } = await backups.look();
  return kept.find(({ verified_at }) => verified_at !== null)?.made_at ?? null;
}
