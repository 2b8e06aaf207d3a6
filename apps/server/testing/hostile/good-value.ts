import type { JsonSchema } from '#server-kit/openapi/body-schema.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import type { HostileGround } from './good-call.ts';
import type { GoodValue } from './places.ts';

/** Values by the name of their place, where their form does not tell enough. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  url: 'api/category/list',
  account_code: '1010',
  line: 'sold-standard-1800',
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
};

/** Fills in the places of one call with rows of a business, by what the places are called. */
export function goodValueOf({ name: call }: Operation, { mine, versions }: HostileGround): GoodValue {
  const [noun = ''] = call.split('.');
  const rows: Readonly<Record<string, string>> = { ...mine.ids, branch: mine.owner.branchId };
  const own = rows[noun] ?? mine.owner.userId;
  return (name, schema) => {
    if (name === 'id') return own;
    if (name === 'ids') return [own];
    if (name === 'version') return versionOf(own, versions);
    if (name in BY_NAME) return BY_NAME[name];
    if (name === 'rows' && schema.type === 'string') return '2,3';
    if (name.endsWith('_ids') && schema.type === 'string')
      return rows[entityOf(name.slice(0, -1), schema)] ?? mine.owner.userId;
    if (name.endsWith('_id')) return rows[entityOf(name, schema)] ?? mine.owner.userId;
    if (Array.isArray(schema.enum)) return schema.enum[0];
    const { type, minimum = 1 } = schema;
    if (type === 'integer' || type === 'number') return minimum;
    if (type === 'boolean') return true;
    if (schema.format === 'date') return '2026-11-20';
    return type === 'array' ? [] : type === 'object' ? {} : 'x';
  };
}

function entityOf(name: string, schema: JsonSchema): string {
  return String(schema['x-entity'] ?? name.slice(0, -'_id'.length).replaceAll('_', '-'));
}

/** Stands in a body for the version that the row has at the moment when the body is sent. */
function versionOf(id: string, versions: ReadonlyMap<string, number>): { toJSON(): number } {
  return { toJSON: () => versions.get(id) ?? 1 };
}
