import { z } from 'zod';
import { type AnyEntity, columnOf } from '../define-entity.ts';
import type { Problem, Problems } from '../errors.ts';
import type { Field, Fields, WireScope } from '../fields/kind.ts';

/** The bodies of an entity: wire values in, stored values out, keyed by column. Unknown keys are refused. */
export interface BodySchemas {
  create: z.ZodType<Record<string, unknown>>;
  update: z.ZodType<Record<string, unknown>>;
}

const known = new WeakMap<AnyEntity, Map<string, BodySchemas>>();

/** The schemas that server, form, import and the offline queue share. */
export function schemasOf(entity: AnyEntity, scope: WireScope): BodySchemas {
  const ofEntity = known.get(entity) ?? new Map<string, BodySchemas>();
  known.set(entity, ofEntity);
  const existing = ofEntity.get(scope.currency);
  if (existing) return existing;
  const made = {
    create: z.strictObject(bodyShape(entity.fields, scope, 'create')),
    update: z.strictObject({
      ...fixedShape(entity.fields),
      ...bodyShape(entity.fields, scope, 'update'),
      version: z.number({ error: 'not_number' }).int('not_whole'),
    }),
  };
  ofEntity.set(scope.currency, made);
  return made;
}

/** The field that a value of a body is read for, for whoever describes bodies to people and programs. */
export const fieldOfSchema = new WeakMap<z.core.$ZodType, Field>();

/** Whether a body may carry a field: not what the server keeps, computes, or takes only as the row is made. */
export function isWritable(field: Field, action: 'create' | 'update'): boolean {
  if (field.options.owner === 'system' || field.options.from) return false;
  return action === 'create' || !(field.options.once === true || field.options.fixed);
}

/** What is wrong with which field, in the words of `i18n/problems.ts`, from a failed parse. */
export function problemsOf(error: z.ZodError): Problems {
  const problems: Problems = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) problems[[...issue.path, key].join('.')] = { key: 'unknown_key' };
      continue;
    }
    const place = issue.path.map(String).join('.');
    if (!(place in problems)) problems[place] = problemOf(issue);
  }
  return problems;
}

function bodyShape(fields: Fields, scope: WireScope, action: 'create' | 'update'): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isWritable(field, action))
      .map(([key, field]) => {
        const value = bodyValue(field, scope, action);
        fieldOfSchema.set(value, field);
        return [columnOf(key, field), value];
      }),
  );
}

/** Whoever tries to change what is posted hears so, and not that there is no such field. */
function fixedShape(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { options }]) => options.fixed)
      .map(([key, field]) => [columnOf(key, field), z.never({ error: 'posted' }).optional()]),
  );
}

function bodyValue(field: Field, scope: WireScope, action: 'create' | 'update'): z.ZodType {
  const value = field.lines
    ? z
        .array(z.strictObject(bodyShape(field.lines, scope, 'create')), { error: 'wrong_form' })
        .max(1000, 'too_many')
    : field.kind.schema(field, scope);
  const list = field.lines || field.kind.name === 'texts' || field.kind.name === 'refs';
  if (field.options.required)
    return action === 'update' ? requiredValue(value).optional() : requiredValue(value);
  if (list || field.options.default !== undefined) return value.optional();
  return z.preprocess(blankToNull, value.nullable()).optional();
}

/** Nothing at all is `required`, whatever sentence the kind has for a wrong type. */
export function requiredValue(value: z.ZodType): z.ZodType {
  return z
    .unknown()
    .check((context) => {
      if (context.value === undefined || context.value === null || context.value === '') {
        context.issues.push({ code: 'custom', message: 'required', input: context.value, continue: false });
      }
    })
    .pipe(value);
}

function blankToNull(wire: unknown): unknown {
  return typeof wire === 'string' && wire.trim() === '' ? null : wire;
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  if (issue.code === 'custom') {
    const found = issue.params as Problem | undefined;
    return found?.key ? found : { key: issue.message };
  }
  if (issue.code === 'too_big' && issue.message === 'too_long')
    return { key: 'too_long', params: { n: Number(issue.maximum) } };
  if (issue.code === 'too_big' && issue.message === 'too_many')
    return { key: 'too_many', params: { n: Number(issue.maximum) } };
  return { key: /^[a-z_]+$/.test(issue.message) ? issue.message : 'wrong_form' };
}
