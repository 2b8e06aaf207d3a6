import type { FastifyInstance } from 'fastify';
import type { Registry } from '#core/define-module.ts';
import type { Operation } from '../operation/operation.ts';
import { describeCalls } from './describe-calls.ts';
import { docsPage } from './docs-page.ts';

/** The interface for programs and for people; both are open to guests, for they hold nothing of any business. */
export function serveDescription(
  app: FastifyInstance,
  operations: readonly Operation[],
  registry: Registry,
): void {
  // Made when first asked for: a start should not wait for it.
  let document: string | undefined;
  app.get('/api/openapi.json', (_, reply) => {
    document ??= JSON.stringify(describeCalls(operations, registry));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(operations, request.nonce)),
  );
}
