import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { newId } from '#core/ids.ts';
import type { Operation } from '../operation/operation.ts';
import { makeRouteTable } from '../operation/route-table.ts';
import { answerCalls } from './answer-calls.ts';
import { describeFailure } from './describe-failure.ts';
import type { ServerContext } from './handle.ts';
import { type Log, openLog } from './log.ts';
import { FORM } from './raw-input.ts';
import { MOST_FILE_MEGABYTES } from './receive-file.ts';
import { securityHeaders } from './security-headers.ts';
import { serveWeb } from './serve-web.ts';

export interface ServerParts extends ServerContext {
  operations: readonly Operation[];
  /** The built web application; without it the server answers calls only. */
  webFolder?: string;
  log?: Log;
  /** Key and certificate, both PEM, where this server speaks HTTPS itself. */
  certificate?: { key: string; cert: string };
  /** Addresses of proxies whose word on the caller's address is taken. */
  trustedProxies?: string[];
  /** How long a call may take to arrive with its body; two minutes where it is not said. */
  arrivalMs?: number;
}

export interface HttpServer {
  /** Ready to listen; the launcher chooses the port. */
  http: Server;
  app: FastifyInstance;
  /** Lets running calls finish and refuses new ones. */
  close(): Promise<void>;
}

const MEBIBYTE = 1024 * 1024;

/** The HTTP server over a table of operations. It has no controllers: each path is one row of the table. */
export async function createServer(parts: ServerParts): Promise<HttpServer> {
  const log = parts.log ?? openLog();
  const app = Fastify({
    serverFactory: (listener) => socketServer(listener as RequestListener, parts),
    bodyLimit: MEBIBYTE, // api.md, Limits
    genReqId: () => newId(),
    trustProxy: parts.trustedProxies ?? false,
    // What the router itself cannot read, such as a broken percent sign, is answered like anything else.
    frameworkErrors: describeFailure(log),
  });
  const state = { isStopping: false };
  app.setErrorHandler(describeFailure(log));
  app.addHook('onRequest', securityHeaders);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, { global: false });
  await app.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 64 * 1024, fileSize: MOST_FILE_MEGABYTES * MEBIBYTE },
  });
  // The body stays as it arrived until the header that is bound to it has been read.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  // Apps of telephones send no other; only calls that say so take it.
  app.addContentTypeParser(FORM, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  answerCalls(app, makeRouteTable(parts.operations), parts, state, log);
  await serveWeb(app, parts.webFolder);
  await app.ready();
  return {
    app,
    http: app.server,
    async close() {
      state.isStopping = true;
      parts.live?.endStreams();
      await untilIdle(app.server);
      await app.close();
    },
  };
}

/** 10 MiB over a slow phone line. */
const ARRIVAL_MS = 120_000;

/** Fastify hands its own limit only to servers that it makes itself, so it is said here. */
function socketServer(listener: RequestListener, parts: ServerParts): Server;
// A server of TLS takes requests in the same way; what else it can do is nobody's business here.
function socketServer(
  listener: RequestListener,
  { certificate, arrivalMs = ARRIVAL_MS }: ServerParts,
): Server | TlsServer {
  const limits = {
    requestTimeout: arrivalMs,
    headersTimeout: Math.min(arrivalMs, 30_000),
    connectionsCheckingInterval: Math.min(arrivalMs, 5000),
  };
  if (certificate) return createTlsServer({ ...limits, ...certificate }, listener);
  return createPlainServer(limits, listener);
}

async function untilIdle(server: Server): Promise<void> {
  if (!server.listening) return;
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
}
