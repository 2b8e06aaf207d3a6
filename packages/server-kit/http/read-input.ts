import type { z } from 'zod';
import { problemsOf } from '#core/derive/schemas.ts';
import { InvalidFields } from '#core/errors.ts';
import type { Method, RawInput } from '../operation/operation.ts';
import { InvalidParameter } from './errors.ts';

/** Reads the input of a written operation: of a GET the query string, otherwise body and query string together. */
export function readInput<S extends z.ZodObject>(method: Method, schema: S): (raw: RawInput) => z.output<S> {
  return (raw) => {
    const query = Object.fromEntries(raw.query);
    if (method === 'GET' || method === 'DELETE') return readQuery(schema, query);
    const { body = {} } = raw;
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new InvalidFields({ '': { key: 'wrong_form' } });
    const twice = Object.keys(query).find((name) => Object.hasOwn(body, name));
    if (twice) throw InvalidParameter({ name: twice });
    const read = schema.safeParse({ ...body, ...query });
    if (!read.success) throw new InvalidFields(problemsOf(read.error));
    return read.data;
  };
}

/** The answer to a faulty query string names its first faulty parameter. */
export function readQuery<S extends z.ZodObject>(schema: S, query: Record<string, string>): z.output<S> {
  const read = schema.safeParse(query);
  if (read.success) return read.data;
  throw InvalidParameter({ name: Object.keys(problemsOf(read.error))[0] ?? '' });
}
