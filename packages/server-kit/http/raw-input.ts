import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import {
  BodyNotTaken,
  BodyTooLong,
  InvalidParameter,
  RepeatedParameter,
  UnreadableBody,
  WrongContentType,
} from './errors.ts';

/** The query string of a call; what stands twice could be read in two ways and is refused. */
export function readQueryString(url: string): ReadonlyMap<string, string> {
  const start = url.indexOf('?');
  return start < 0 ? new Map() : readPairs(url.slice(start + 1));
}

function readPairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (pairs.has(name)) throw RepeatedParameter({ name: name.slice(0, 60) });
    if (value.includes('\0') || name.includes('\0') || name === '__proto__')
      throw InvalidParameter({ name: name.slice(0, 60) });
    pairs.set(name, value);
  }
  return pairs;
}

/** As a page or an app without JSON sends what was filled in. */
export const FORM = 'application/x-www-form-urlencoded';

/** The JSON body of a call; undefined where there is none. What a question carries would be read by nobody. */
export function readBody(
  request: FastifyRequest,
  {
    takesForm = false,
    mostBytes = Number.POSITIVE_INFINITY,
  }: { takesForm?: boolean; mostBytes?: number } = {},
): unknown {
  const { method, body, headers } = request;
  if ((method === 'GET' || method === 'DELETE') && hasBody(headers)) throw BodyNotTaken();
  if (request.isMultipart()) throw WrongContentType();
  const isForm = headers['content-type']?.toLowerCase().startsWith(FORM);
  // Also without a body: a page of another site sends a form, and no JSON, with the cookie of whoever opens it.
  if (isForm && !takesForm) throw WrongContentType();
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined;
  if (body.length > mostBytes) throw BodyTooLong({ bytes: mostBytes });
  if (!isForm) return readJson(body);
  return readForm(body);
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function readForm(body: Buffer): unknown {
  return Object.fromEntries(readPairs(decoded(body)));
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(decoded(body), refusePrototype);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw UnreadableBody();
    throw error;
  }
}

function decoded(body: Buffer): string {
  try {
    return DECODER.decode(body);
  } catch {
    throw UnreadableBody();
  }
}

const DECODER = new TextDecoder('utf-8', { fatal: true });

/** `__proto__` as a key would be a field of nothing here and a trap elsewhere. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw UnreadableBody();
  return value;
}
