import { newId } from '#core/ids.ts';
import { registry } from '#modules/registry.ts';
import type { JsonSchema } from '#server-kit/openapi/body-schema.ts';
import { describeCalls } from '#server-kit/openapi/describe-calls.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import { exampleBody, exampleValue } from '#server-kit/testing/example-body.ts';
import type { Ask } from '#server-kit/testing/test-server.ts';
import { formOf } from '#server-kit/testing/upload.ts';
import { declaredBodyOf, GOOD_BODIES } from '../good-bodies.ts';
import { atHandOf, type FurnishedBusiness } from '../rows-of-business.ts';
import { goodValueOf } from './good-value.ts';
import { type GoodValue, goodBodyOf, type InputPlace, inputPlacesOf } from './places.ts';

/** A call without fault, so that one fault at a time can be put into it. */
export interface GoodCall {
  operation: Operation;
  query: Readonly<Record<string, string>>;
  parameters: readonly string[];
  /** Makes another body each time, because names stand once in a business. */
  body: (() => Record<string, unknown>) | null;
  /** What is sent beside the query: this body or its own, a form, or nothing. */
  ask: (body?: unknown) => Ask;
  places: readonly InputPlace[];
  idSlots: readonly string[];
}

/** What attempts are made of: rows of one's own, ids of others, a sheet that could be anything's. */
export interface HostileGround {
  mine: FurnishedBusiness;
  theirs: FurnishedBusiness;
  workbook: Buffer;
  /** Versions of one's own rows as they are now: an attempt that is no fault raises them. */
  versions: Map<string, number>;
}

/** Ids that stand in the other business, by what they are. */
export function idsOfOthers({ theirs }: HostileGround): Readonly<Record<string, string>> {
  return { ...theirs.ids, branch: theirs.owner.branchId, owner: theirs.owner.userId };
}

/** The calls as the description of the interface has them, filled in with rows of a business. */
export async function goodCalls(
  operations: readonly Operation[],
  ground: HostileGround,
): Promise<GoodCall[]> {
  const { paths } = describeCalls(operations, registry) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Promise.all(
    operations.map(async (operation) => {
      const call = paths[`/${operation.path}`]?.[operation.method.toLowerCase()];
      if (!call) throw new Error(`${operation.name} is not described.`);
      const goodValue = goodValueOf(operation, ground);
      const inQuery = call.parameters.filter((parameter) => parameter.in === 'query');
      const required = inQuery.filter((parameter) => parameter.required);
      const schema = call.requestBody?.content['application/json']?.schema;
      const body = schema ? await bodyMaker(operation, schema, goodValue, ground) : null;
      return {
        operation,
        query: Object.fromEntries(
          required.map(({ name, schema: of }) => [name, String(goodValue(name, of))]),
        ),
        parameters: inQuery.map(({ name }) => name),
        body,
        ask: (other = body?.()) => askOf(operation, other, ground),
        places: schema && body ? inputPlacesOf(withKeysOf(schema, body()), goodValue) : [],
        idSlots: call['x-id-slots'],
      };
    }),
  );
}

interface Described {
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  'x-id-slots': string[];
}

function askOf(operation: Operation, body: unknown, { workbook }: HostileGround): Ask {
  if (operation.accepts === 'file') return formOf(workbook);
  const key = operation.kind === 'command' ? keyOf(operation.idempotency, body) : null;
  return { ...(body === undefined ? {} : { body }), ...(key ? { headers: { 'idempotency-key': key } } : {}) };
}

function keyOf(idempotency: string, body: unknown): string | null {
  if (idempotency === 'required') return newId();
  const id = (body as { id?: unknown } | undefined)?.id;
  return idempotency === 'document' ? (typeof id === 'string' ? id : newId()) : null;
}

async function bodyMaker(
  operation: Operation,
  schema: JsonSchema,
  goodValue: GoodValue,
  { mine }: HostileGround,
): Promise<() => Record<string, unknown>> {
  if (operation.kind === 'command' && operation.fields && operation.name in GOOD_BODIES)
    return () => declaredBodyOf(operation, atHandOf(mine));
  const [noun = '', action] = operation.name.split('.');
  const entity = action === 'create' && operation.answers ? registry.entity(noun) : null;
  const example = entity
    ? await exampleBody(entity, registry, async ({ name }) => mine.ids[name] ?? '')
    : goodBodyOf(schema, goodValue);
  const fresh = Object.entries(entity?.fields ?? {}).filter(
    ([key, { kind, lines }]) => key in example && kind.name !== 'ref' && !lines,
  );
  return () => ({
    ...example,
    ...Object.fromEntries(fresh.map(([key, field]) => [key, exampleValue(key, field)])),
    ...GOOD_BODIES[operation.name]?.(atHandOf(mine)),
  });
}

/** A schema that takes any key tells nothing of them; the declared body does. */
function withKeysOf(schema: JsonSchema, body: Readonly<Record<string, unknown>>): JsonSchema {
  const told = Object.entries(body).map(([key, value]) => [key, { type: typeof value }]);
  return { ...schema, properties: { ...Object.fromEntries(told), ...(schema.properties as object) } };
}
