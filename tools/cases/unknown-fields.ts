import { sayProblem } from '#core/i18n/problems.ts';
import type { CaseAnswer } from './case-client.ts';

const NOT_KNOWN = sayProblem({ key: 'unknown_key' }, 'en');

/** The fields for which a call was refused because the product does not have them, `lines.0.pieces`. */
export function unknownFields({ refused }: CaseAnswer): string[] {
  const fields = Object.entries(refused?.fields ?? {});
  return fields.filter(([, sentence]) => sentence === NOT_KNOWN).map(([field]) => field);
}

/** A body without one of its fields. */
export function without(body: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((item, i) => (String(i) === key ? without(item, rest) : item));
  const { [key]: found, ...others } = body as Record<string, unknown>;
  return rest.length === 0 || found === undefined ? others : { ...others, [key]: without(found, rest) };
}
