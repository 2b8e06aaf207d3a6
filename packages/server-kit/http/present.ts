import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import type { Field, WireScope } from '#core/fields/kind.ts';
import type { ListPage } from '#core/list-state.ts';
import { allowed, type Rightful } from '#core/permissions.ts';
import type { BranchOfCall } from '../operation/caller.ts';
import type { ActorContext } from '../operation/context.ts';
import type { AnswerShape, Operation } from '../operation/operation.ts';
import type { Row } from '../operation/row.ts';
import { choiceColumns, distinguished } from '../query/choice-columns.ts';
import { onWire } from './on-wire.ts';
import { presentSaid } from './present-said.ts';

/** The result of a call as it goes out: by what it declares, or by the rows of an entity that it answers. */
export async function present(
  { says }: Pick<Operation, 'says'>,
  shape: AnswerShape | undefined,
  result: unknown,
  context: ActorContext,
): Promise<unknown> {
  return says ? presentSaid(says, result, context) : presentAnswer(shape, result, context);
}

/** Rows of an entity as they go out: fields without right are absent, amounts and days are as JSON has them. */
export async function presentAnswer(
  shape: AnswerShape | undefined,
  result: unknown,
  context: ActorContext,
): Promise<unknown> {
  if (!shape) return result;
  const { entity, form } = shape;
  const page = result as ListPage<Row>;
  const rows = form === 'page' ? page.data : form === 'row' ? [result as Row] : (result as Row[]);
  await context.services.hooks(entity.name).beforeShow?.(context, rows);
  const shown = rows.map((row) =>
    presentRow(entity, row, context, form === 'row' && !shape.isBare ? 'whole' : 'listed'),
  );
  if (form === 'page') return { ...page, data: shown };
  if (form === 'row') return shown[0];
  if (form !== 'choices') return shown;
  const columns = choiceColumns(entity, context.actor);
  const apart = distinguished(entity, shown);
  return shown.map((row, place) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))),
    ...apart[place],
  }));
}

/** One row on the wire; `whole` adds `category: {id, name}` beside `category_id` and `category_name`. */
export function presentRow(
  entity: AnyEntity,
  row: Row,
  { actor, branch }: Pick<ActorContext, 'actor' | 'branch'>,
  form: 'listed' | 'whole' = 'listed',
): Row {
  const scope = { currency: branch.currency };
  const shown: Row = {};
  for (const name of BOOKKEEPING) if (name in row) shown[name] = plain(row[name]);
  if (row.deleted_at) shown.deleted_at = plain(row.deleted_at);
  const fields = readableFields(entity, actor).filter(([, field]) => isOn(field, branch));
  for (const [key, field] of fields) {
    const column = columnOf(key, field);
    if (!(column in row)) continue;
    shown[column] = field.lines
      ? presentLines(field, row[key], actor, scope)
      : onWire(field, row[column], scope);
    if (field.kind.name === 'ref' && `${key}_name` in row) shown[`${key}_name`] = row[`${key}_name`];
  }
  if (form === 'whole') for (const [key, field] of fields) addNamed(shown, row, key, field);
  return shown;
}

/** A field that belongs to a switch is hidden, not erased, where the branch has switched it off (permission-map). */
export function isOn({ options }: Field, { settings }: Pick<BranchOfCall, 'settings'>): boolean {
  return !options.when || settings[options.when] !== false;
}

const BOOKKEEPING = [
  'id',
  'created_at',
  'updated_at',
  'version',
  'created_by',
  'created_by_name',
  'branch_id',
  'branch_name',
];

function presentLines(field: Field, lines: unknown, actor: Rightful, scope: WireScope): Row[] {
  const readable = Object.entries(field.lines ?? {}).filter(
    ([, line]) => !line.options.read || allowed(actor, line.options.read),
  );
  return ((lines ?? []) as Row[]).map((line) => {
    const shown: Row = { line_no: line.line_no };
    for (const [key, of] of readable) {
      const column = columnOf(key, of);
      if (column in line) shown[column] = onWire(of, line[column], scope);
      if (`${key}_name` in line) shown[`${key}_name`] = line[`${key}_name`];
    }
    return shown;
  });
}

function addNamed(shown: Row, row: Row, key: string, field: Field): void {
  if (field.kind.name === 'refs' && `${key}__named` in row) shown[key] = row[`${key}__named`];
  if (field.kind.name !== 'ref' || !(`${key}_name` in row)) return;
  const id = row[columnOf(key, field)];
  shown[key] = id ? { id, name: row[`${key}_name`] } : null;
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
