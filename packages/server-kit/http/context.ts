import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '#core/i18n/language.ts';
import { bodyHashOf, EMPTY_BODY_HASH } from '../auth/body-hash.ts';
import type { Services } from '../operation/app-services.ts';
import type { Call } from '../operation/caller.ts';
import type { Clock } from '../operation/clock.ts';
import type { CallContext } from '../operation/context.ts';
import { isLocal } from './is-local.ts';

/** What is known of a call before anybody has been asked who it is. */
export function openContext(
  request: FastifyRequest,
  { services, clock }: { services: Services; clock: Clock },
): CallContext & { outgoingCookies: string[] } {
  const outgoingCookies: string[] = [];
  return {
    requestId: request.id,
    call: readCall(request, clock.now()),
    language: languageOf(request.headers['accept-language']),
    clock,
    services,
    outgoingCookies,
    setCookie: (line) => outgoingCookies.push(line),
  };
}

/** The number by which an unexpected failure is found in the log. */
export function newReference(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

function readCall(request: FastifyRequest, now: Date): Call {
  return {
    method: request.method,
    url: request.raw.url ?? '',
    ip: plainAddress(request.ip),
    isLocal: isLocal({ remoteAddress: request.socket.remoteAddress, headers: request.headers }),
    userAgent: header(request, 'user-agent').slice(0, 300),
    isSecure: request.protocol === 'https',
    authorization: header(request, 'authorization'),
    cookies: request.cookies,
    branchId: header(request, 'x-branch'),
    seeAs: header(request, 'x-see-as'),
    supportGrant: header(request, 'x-support'),
    bodyHash: Buffer.isBuffer(request.body) ? bodyHashOf(request.body) : EMPTY_BODY_HASH,
    fileHash: header(request, 'x-file-sha256'),
    idempotencyKey: header(request, 'idempotency-key'),
    bodySeal: header(request, 'x-body-seal'),
    reason: header(request, 'x-reason'),
    origin: header(request, 'origin'),
    language: languageOf(header(request, 'accept-language')),
    now,
    known: {},
    isUnasked: header(request, 'x-unasked') === '1',
  };
}

/** A socket that listens for both kinds of address gives an IPv4 caller in the dress of IPv6: `::ffff:10.0.0.7`. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
