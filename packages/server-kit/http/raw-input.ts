import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import {
  BodyNotTaken,
  InvalidParameter,
  RepeatedParameter,
  UnreadableBody,
  WrongContentType,
} from './errors.ts';

/** The query string of a call; what stands twice could be read in two ways and is refused. */
export function readQueryString(url: string): ReadonlyMap<string, string> {
  const query = new Map<string, string>();
  const start = url.indexOf('?');
  if (start < 0) return query;
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    if (query.has(name)) throw RepeatedParameter({ name: name.slice(0, 60) });
    if (value.includes('\0') || name.includes('\0') || name === '__proto__')
      throw InvalidParameter({ name: name.slice(0, 60) });
    query.set(name, value);
  }
  return query;
}

/** The JSON body of a call; undefined where there is none. What a question carries would be read by nobody. */
export function readBody(request: FastifyRequest): unknown {
  const { method, body, headers } = request;
  if ((method === 'GET' || method === 'DELETE') && hasBody(headers)) throw BodyNotTaken();
  if (request.isMultipart()) throw WrongContentType();
  return readJson(body);
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function readJson(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined;
  try {
    return JSON.parse(DECODER.decode(body), refusePrototype);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw UnreadableBody();
    throw error;
  }
}

const DECODER = new TextDecoder('utf-8', { fatal: true });

/** `__proto__` as a key would be a field of nothing here and a trap elsewhere. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw UnreadableBody();
  return value;
}
