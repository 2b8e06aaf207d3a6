import type { Reply } from '#server-kit/testing/test-server.ts';
import type { Attempt } from './attempt.ts';

/** Words of the inside of the server, none of which anybody outside is told. */
const INSIDE =
  /\b(pg|postgres|kysely|constraint|relation|syntax|stack|undefined|node_modules|TypeError|zod)\b|\.ts:/i;

/** What is wrong with an answer; nothing, as a rule. */
export function faultsOf(attempt: Attempt, { status, body }: Reply, canary: string): string[] {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const faults: string[] = [];
  if (text.includes(canary)) faults.push('something of another business is in the answer');
  if (status >= 500) faults.push(`${status} ${text.slice(0, 200)}`);
  if (attempt.isSound && status === 400)
    faults.push(`needs another body in testing/good-bodies.ts: ${text.slice(0, 400)}`);
  if (status < 400) return attempt.mustRefuse ? [...faults, `${status}, it was taken`] : faults;
  if (body.success !== false || typeof body.message !== 'string' || !body.message || !body.code)
    faults.push(`no sentence: ${text.slice(0, 200)}`);
  const [inside] = INSIDE.exec(String(body.message).replace(/“[^”]*”/g, '')) ?? [];
  // A sentence may repeat what was said: that receipt “undefined” is entered already.
  if (inside && !attempt.what.includes(inside)) faults.push(`the inside shows: ${body.message}`);
  if (status === 400 && attempt.field !== undefined && !isNamed(attempt.field, body, attempt))
    faults.push(`${attempt.field} is not named: ${text.slice(0, 200)}`);
  return faults;
}

/** A sentence about one place names it; some are about the call as a whole. */
function isNamed(
  field: string,
  { code, message, fields = {} }: Reply['body'],
  { mustRefuse }: Attempt,
): boolean {
  if (code === 'invalid_parameter') return message.includes(`“${field}”`);
  if (code !== 'invalid_fields') return true;
  // A value that a field may have can be wrong beside the others of its list only, as where debits and credits differ.
  const isOfAll = (key: string) => !mustRefuse && field.startsWith(`${key}.`);
  return Object.keys(fields).some((key) => key === field || key.startsWith(`${field}.`) || isOfAll(key));
}

/** Whether the answer about a foreign id can be told from the answer about one that nobody has. */
export function differences(
  one: Reply,
  other: Reply,
  [foreign, unclaimed]: readonly [string, string],
): string[] {
  const told = ({ status, body }: Reply, id: string) =>
    `${status} ${JSON.stringify(body)
      .replaceAll(id, 'ID')
      .replace(/"reference":"\w+"/, '')}`;
  const [a, b] = [told(one, foreign), told(other, unclaimed)];
  return a === b ? [] : [`a foreign id is told from none: ${a.slice(0, 150)} | ${b.slice(0, 150)}`];
}
