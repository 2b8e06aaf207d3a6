import type { JsonSchema } from '#server-kit/openapi/body-schema.ts';

type Body = Readonly<Record<string, unknown>>;

/** A place of a body that takes one value. */
export interface InputPlace {
  /** `items.0.quantity`, as a refusal names it. */
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** The same body with another value there. */
  put(body: Body, value: unknown): Record<string, unknown>;
}

/** Makes a value that a schema takes; the name of the place tells of which record an id is. */
export type GoodValue = (name: string, schema: JsonSchema) => unknown;

/** Every place of a body, those in its lines included: of each list the first line. */
export function inputPlacesOf(schema: JsonSchema, goodValue: GoodValue): InputPlace[] {
  return columnsOf(schema).flatMap((column) => {
    const { name, schema: of } = column;
    const place: InputPlace = { ...column, put: (body, value) => ({ ...body, [name]: value }) };
    const line = lineOf(of);
    if (!line) return [place];
    const inLine = columnsOf(line).map(
      (cell): InputPlace => ({
        ...cell,
        name: `${name}.0.${cell.name}`,
        put: (body, value) => {
          const [first = goodBodyOf(line, goodValue), ...others] = (body[name] ?? []) as Body[];
          return { ...body, [name]: [{ ...first, [cell.name]: value }, ...others] };
        },
      }),
    );
    return [place, ...inLine];
  });
}

/** The smallest body that a schema takes. */
export function goodBodyOf(schema: JsonSchema, goodValue: GoodValue): Record<string, unknown> {
  const required = columnsOf(schema).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map(({ name, schema: of }) => [name, goodOf(name, of, goodValue)]));
}

function goodOf(name: string, schema: JsonSchema, goodValue: GoodValue): unknown {
  const line = lineOf(schema);
  if (line) return schema.minItems ? [goodBodyOf(line, goodValue)] : [];
  return schema.type === 'object' ? goodBodyOf(schema, goodValue) : goodValue(name, schema);
}

function lineOf(schema: JsonSchema): JsonSchema | undefined {
  const items = schema.items as JsonSchema | undefined;
  return schema.type === 'array' && items?.properties ? items : undefined;
}

function columnsOf(schema: JsonSchema): Pick<InputPlace, 'name' | 'schema' | 'isRequired'>[] {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    schema: of,
    isRequired: required.includes(name),
  }));
}
