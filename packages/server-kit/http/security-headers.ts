import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of this answer alone: scripts and styles without it do not run. */
    nonce: string;
  }
}

/** What browsers are told with every answer: run only our own scripts, show us in no frame, tell nobody where from. */
export async function securityHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.nonce = randomBytes(16).toString('base64');
  reply.headers({
    'Content-Security-Policy': contentPolicy(request.nonce),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(request.protocol === 'https' ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  });
}

/** Reliability T16. Styles of components are style elements with the nonce; style attributes are set by script. */
function contentPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    // The reader of barcodes is compiled from what our own server sends; no text becomes a script by it.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
