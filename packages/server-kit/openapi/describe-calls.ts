import { DEFAULT_CURRENCY } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { columnOf } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { AS_OF, AS_OF_STORE } from '#core/derive/as-of.ts';
import { schemasOf } from '#core/derive/schemas.ts';
import { fieldAt } from '#core/line-fields.ts';
import { rightsSometimes } from '../operation/asked-rights.ts';
import type { Operation } from '../operation/operation.ts';
import { bodySchema, type JsonSchema, rowSchema, saidSchema, schemaOfInput } from './body-schema.ts';

/** The description of the whole interface, OpenAPI 3.1, from the same definitions that answer the calls. */
export function describeCalls(operations: readonly Operation[], registry: Registry): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    const path = `/${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeCall(operation, registry) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Onepos',
      version: '1',
      description: 'Answers are {success, message}; see docs/api-client.md.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(registry.entities.map((entity) => [entity.name, rowSchema(entity)])),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    security: [{ token: [] }],
  };
}

function describeCall(operation: Operation, registry: Registry): JsonSchema {
  const [noun = '', action = ''] = operation.name.split('.');
  const entity = registry.entities.find(({ name }) => name === noun);
  const query = queryParameters(operation, entity, action);
  const body = bodyOf(operation, entity, action);
  return {
    operationId: operation.name,
    tags: [noun],
    'x-permission': rightsAsked(operation, body),
    ...sometimesAsked(operation, registry, body),
    ...choosersOf(operation),
    ...(operation.kind === 'guest' ? { security: [] } : {}),
    ...(operation.kind === 'command' ? { 'x-idempotency': operation.idempotency } : {}),
    'x-id-slots': idSlots(query, body),
    parameters: [
      ...query,
      ...(operation.kind === 'guest' ? [] : [X_BRANCH]),
      ...(operation.kind === 'command' && operation.idempotency !== 'none' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body
      ? { requestBody: { required: true, content: { [mediaType(operation)]: { schema: body } } } }
      : {}),
    responses: { 200: answerOf(operation), default: FAILURE },
  };
}

/** Every right without which a call is refused: its own, and those of fields that its body must have. */
function rightsAsked({ permission }: Operation, body: JsonSchema | null): string | string[] {
  const own = typeof permission === 'string' ? [permission] : [...permission];
  const [first = '', ...more] = new Set([...own, ...rightsOfFields(body)]);
  return more.length > 0 ? [first, ...more] : first;
}

function rightsOfFields(schema: JsonSchema | null, which: 'required' | 'all' = 'required'): string[] {
  const {
    properties = {},
    required = [],
    items,
  } = (schema ?? {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
  };
  return [
    ...(which === 'all' ? Object.keys(properties) : required).flatMap((key) => {
      const field = properties[key] ?? {};
      const rights = [field['x-read-permission'], field['x-write-permission']];
      return [...rights.filter((right) => typeof right === 'string'), ...rightsOfFields(field, which)];
    }),
    ...(items ? rightsOfFields(items, which) : []),
  ];
}

/** Rights that only some bodies ask, by what the call says of itself and by the fields that may be left out. */
function sometimesAsked(operation: Operation, registry: Registry, body: JsonSchema | null): JsonSchema {
  const always = new Set([rightsAsked(operation, body)].flat());
  const some = [...rightsSometimes(operation, registry), ...rightsOfFields(body, 'all')];
  const rights = [...new Set(some)].filter((right) => !always.has(right)).toSorted();
  return rights.length > 0 ? { 'x-permission-sometimes': rights } : {};
}

/** A search is open to whoever chooses, too; he is answered less. */
function choosersOf(operation: Operation): JsonSchema {
  const rights = 'choices' in operation ? [...new Set(operation.choices)].toSorted() : [];
  if (rights.length === 0) return {};
  const description = `Whoever holds one of these permissions may search as well, and is answered what a choice shows: id, title, code and unit, and the last digits of a phone number where two have one name: ${rights.join(', ')}.`;
  return { 'x-choices': rights, description };
}

const X_BRANCH = { name: 'X-Branch', in: 'header', schema: { type: 'string', format: 'uuid' } };

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', format: 'uuid' },
};

const LIST_PARAMETERS = [
  { name: 'sort', in: 'query', schema: { type: 'string' } },
  { name: 'order', in: 'query', schema: { enum: [1, -1] } },
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 1000 } },
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
  { name: 'keyword', in: 'query', schema: { type: 'string' } },
  {
    name: 'filter',
    in: 'query',
    schema: { type: 'string' },
    description:
      'Rules as JSON, {"join": "all", "parts": [{"field", "is", "value"}]}; see docs/api-client.md.',
  },
];

const AS_OF_PARAMETERS = [
  {
    name: AS_OF,
    in: 'query',
    schema: { type: 'string' },
    description:
      'The rows as of the end of a day, `2026-11-20`, or of an hour on the clocks of the branch, `2026-11-20T14:30`.',
  },
  { name: AS_OF_STORE, in: 'query', schema: { type: 'string', format: 'uuid' } },
];

function queryParameters(
  { schemas }: Operation,
  entity: AnyEntity | undefined,
  action: string,
): JsonSchema[] {
  if (entity && ['list', 'search', 'export'].includes(action)) {
    const filters = (entity.filters ?? []).flatMap((key) => {
      const field = fieldAt(entity, key);
      return field ? [{ name: columnOf(key, field), in: 'query', schema: { type: 'string' } }] : [];
    });
    const conditions = ['all', ...Object.keys(entity.conditions), 'deleted'];
    return [
      { name: 'condition', in: 'query', schema: { enum: conditions } },
      ...LIST_PARAMETERS,
      ...filters,
      ...(entity.asOf ? AS_OF_PARAMETERS : []),
    ];
  }
  if (!schemas.query) return [];
  const { properties = {}, required = [] } = schemaOfInput(schemas.query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf(
  { accepts, schemas }: Operation,
  entity: AnyEntity | undefined,
  action: string,
): JsonSchema | null {
  if (accepts === 'file')
    return { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
  // A module may write such a call itself, and then reads what it likes: only what is read by the derived schema is derived.
  if (entity && (action === 'create' || action === 'update') && isDerived(entity, action, schemas.body))
    return bodySchema(entity, action);
  return schemas.body ? schemaOfInput(schemas.body) : null;
}

function isDerived(
  entity: AnyEntity,
  action: 'create' | 'update',
  body: Operation['schemas']['body'],
): boolean {
  return body === schemasOf(entity, { currency: DEFAULT_CURRENCY })[action];
}

/** Places of a call that name records, for whoever checks that foreign ones are refused. */
function idSlots(query: readonly JsonSchema[], body: JsonSchema | null): string[] {
  const isId = (name: string) => /(^|_)ids?$/.test(name);
  const inBody = Object.entries((body?.properties ?? {}) as Record<string, JsonSchema>);
  return [
    ...query
      .map(({ name }) => String(name))
      .filter(isId)
      .map((name) => `query.${name}`),
    ...inBody.flatMap(([name, { items }]) => [
      ...(isId(name) ? [`body.${name}`] : []),
      ...Object.keys((items as JsonSchema | undefined)?.properties ?? {})
        .filter(isId)
        .map((column) => `body.${name}[].${column}`),
    ]),
  ];
}

function mediaType({ accepts }: Operation): string {
  return accepts === 'file' ? 'multipart/form-data' : 'application/json';
}

function answerOf({ answers, says, describes }: Operation): JsonSchema {
  const said = says ?? describes;
  if (said) return done(saidSchema(said));
  const row = answers ? { $ref: `#/components/schemas/${answers.entity.name}` } : {};
  const rows = { type: 'array', items: row };
  const message = { page: { type: 'object', properties: { data: rows } }, rows, choices: rows, row }[
    answers?.form ?? 'row'
  ];
  return done(message);
}

function done(message: JsonSchema): JsonSchema {
  const schema = { type: 'object', properties: { success: { const: true }, message } };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

const FAILURE = {
  description: 'Refused',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          success: { const: false },
          message: { type: 'string' },
          code: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
          reference: { type: 'string' },
        },
      },
    },
  },
};
