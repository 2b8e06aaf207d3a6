import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#core/i18n/language.ts';
import { BUILD_META, buildOf } from './build-of.ts';
import { newReference } from './context.ts';
import { NoSuchCall } from './errors.ts';
import { sendFailure } from './reply.ts';

/** Stands in the page, while it is kept in memory, wherever the nonce of each answer goes. */
const NONCE_PLACE = '{{nonce}}';

/** Serves the built web application: its files as they are, and for every other address its one page. */
export async function serveWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const page = folder && existsSync(path.join(folder, 'index.html')) ? await readPage(folder) : null;
  if (folder && page) {
    await app.register(staticFiles, {
      root: folder,
      index: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        reply.header('Cache-Control', cachingOf(folder, file));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (page && isPageView(request)) return sendPage(page, request, reply);
    return sendFailure(reply, NoSuchCall(), languageOf(request.headers['accept-language']), newReference());
  });
}

function isPageView({ method, url }: FastifyRequest): boolean {
  const [address = ''] = url.split('?', 1);
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|assets)\//.test(address) &&
    !/\.\w{2,5}$/.test(address)
  );
}

function sendPage(page: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(page.replaceAll(NONCE_PLACE, request.nonce));
}

/** The page with a place for the nonce in every script and style; loaders of later parts read it from the meta tag. */
async function readPage(folder: string): Promise<string> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const build = await buildOf(folder);
  return page
    .replace(/<(script|style|link)\b/g, `<$1 nonce="${NONCE_PLACE}"`)
    .replace(
      '<head>',
      `<head><meta property="csp-nonce" nonce="${NONCE_PLACE}"><meta name="${BUILD_META}" content="${build}">`,
    );
}

/** Built files carry the hash of what is in them in their name. */
function cachingOf(folder: string, file: string): string {
  return path.relative(folder, file).startsWith('assets')
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}
