import { z } from 'zod';
import { DEFAULT_CURRENCY } from '#core/currencies.ts';
import { bodySchemaOf, type InputOf } from '#core/define-body.ts';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { schemasOf } from '#core/derive/schemas.ts';
import type { Field, Fields, WireScope } from '#core/fields/kind.ts';
import { readInput } from '../http/read-input.ts';
import type { CommandContext } from './context.ts';
import { type CommandDefinition, defineCommand } from './define-operation.ts';
import { type CommandOperation, splitRoute } from './operation.ts';
import type { Row } from './row.ts';

/** What a change finds: its own fields as they are kept, and what was said of the record as it came. */
type ChangeInput<F extends Fields> = InputOf<F> & { changes: Row };

interface ChangeDefinition<F extends Fields> extends Omit<CommandDefinition<F>, 'run'> {
  /** The record whose fields may be changed, any of them, and its version; they are read and refused as in its form, by `updateRow`. */
  of: AnyEntity;
  /** Of these only, by key; all that a form may change where left out. */
  only?: readonly string[];
  run(context: CommandContext<ChangeInput<F>>): Promise<NonNullable<unknown>>;
}

/** A command that changes some fields of a record beside doing what it does: they are the fields of the definition. */
export function defineChange<const F extends Fields>(definition: ChangeDefinition<F>): CommandOperation {
  const { of, only, fields, permission, run, ...rest } = definition;
  const record = (schemasOf(of, USUAL).update as z.ZodObject).partial().shape;
  const taken = only?.map((key) => columnOf(key, fieldOf(of, key)));
  const described = Object.fromEntries(
    Object.entries(record).filter(([column]) => taken?.includes(column) ?? true),
  );
  const columns = Object.keys(described);
  const asItCame = Object.fromEntries(columns.map((column) => [column, z.unknown().optional()]));
  const own = (wire: WireScope) => bodySchemaOf(fields, wire);
  const { method } = splitRoute(definition.route);
  return {
    ...defineCommand({
      ...rest,
      permission,
      fields,
      run: (context) => run(context as CommandContext<never>),
    }),
    schemas: { body: z.strictObject({ ...own(USUAL).shape, ...described }) },
    read(raw, { branch }) {
      const read = readInput(method, own(branch).extend(asItCame))(raw);
      const said = Object.entries(read);
      return {
        ...Object.fromEntries(said.filter(([key]) => !columns.includes(key))),
        changes: Object.fromEntries(said.filter(([key]) => columns.includes(key))),
      };
    },
  };
}

const USUAL = { currency: DEFAULT_CURRENCY };

function fieldOf({ name, fields }: AnyEntity, key: string): Field {
  const field = fields[key];
  if (!field) throw new Error(`${name} has no field ${key}.`);
  return field;
}
