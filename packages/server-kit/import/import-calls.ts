import { z } from 'zod';
import type { EntityAction } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { isId } from '#core/ids.ts';
import { NotFound } from '../http/errors.ts';
import { defineCommand, defineQuery } from '../operation/define-operation.ts';
import type { Operation, Sometimes } from '../operation/operation.ts';
import { rightsToAdd, sometimesOf } from '../operation/sometimes-of.ts';
import { checkImport, runSavedImport } from './check-import.ts';
import { AlreadyImported } from './errors.ts';
import { faultyRows } from './faulty-rows.ts';
import { CANCELLED } from './import.words.ts';
import { IMPORT_CHOICE } from './import-choice.ts';
import { imports } from './import-tables.ts';
import { listImports } from './list-imports.ts';
import { previewImport } from './preview-import.ts';
import { progressOf } from './progress.ts';
import { openImportOf, workbookOf } from './saved-import.ts';
import { shownRows } from './shown-rows.ts';
import { stayAlive } from './stay-alive.ts';
import { undoImport } from './undo-import.ts';

const IMPORT = { id: f.id('import', { required: true }) };
/** Each asks for what the form of the listed records asks for, found from what can be listed. */
const CREATES = rightsOfImports('create');

const ID = { id: z.string({ error: 'required' }).max(60) };

/** How far an import of one's own has come; nothing while its sheet is being read, or where another server runs it. */
const progress = defineQuery({
  name: 'import.progress',
  route: 'GET api/import/progress',
  permission: 'free_access',
  input: z.strictObject({ id: z.string().refine(isId, 'not_id') }),
  async run({ tx, input, actor, branch }) {
    const known = progressOf(input.id, actor.user_id);
    if (known) return known;
    const values = [input.id, actor.user_id, branch.id];
    const own = 'id = $1 and user_id = $2 and branch_id = $3';
    const [saved] = await tx.query(`select id from ${imports.name} where ${own}`, values);
    if (!saved) throw NotFound();
    return null;
  },
});

/** Earlier imports of an entity, and those of one's own that wait for their end. */
const list = defineQuery({
  name: 'import.list',
  route: 'GET api/import/list',
  permission: 'free_access',
  sometimes: CREATES,
  input: z.strictObject({ entity: z.string().max(60) }),
  run: (context) => listImports(context.input.entity, context),
});

/** An import that was left, as it was left: on this device or another one. */
const resume = defineQuery({
  name: 'import.resume',
  route: 'GET api/import',
  permission: 'free_access',
  sometimes: CREATES,
  input: z.strictObject(ID),
  async run(context) {
    const kept = await openImportOf(context.input.id, context);
    const { id, entity, fileName: file_name, choice, isChecked: is_checked } = kept;
    const workbook = await workbookOf(kept, context);
    return {
      id,
      entity: entity.name,
      file_name,
      ...(await previewImport(entity, workbook, context)),
      choice,
      is_checked,
    };
  },
});

/** Keeps what was chosen; with `check` it also says what would come of it. */
const choose = defineCommand({
  name: 'import.choose',
  route: 'PUT api/import',
  permission: 'free_access',
  sometimes: rightsOfRun,
  writesMuch: true,
  fields: {
    ...IMPORT,
    choice: f.shape(IMPORT_CHOICE, { required: true }),
    check: f.flag({ required: true }),
  },
  run: (context) => checkImport(context.input, context),
});

/** Imports what was chosen last, all rows or none. */
const run = defineCommand({
  name: 'import.run',
  route: 'PUT api/import/run',
  permission: 'free_access',
  sometimes: rightsOfRun,
  idempotency: 'required',
  writesMuch: true,
  fields: IMPORT,
  run: (context) => runSavedImport(context.input.id, context),
});

/** Forgets an import that has not ended; one that is running is rolled back. */
const cancel = defineCommand({
  name: 'import.cancel',
  route: 'DELETE api/import',
  permission: 'free_access',
  fields: IMPORT,
  async run({ tx, input, actor, branch, language }) {
    const values = [input.id, actor.user_id, branch.id];
    const own = 'id = $1 and user_id = $2 and branch_id = $3';
    const gone = await tx.query(
      `delete from ${imports.name} where ${own} and status = 'open' returning id`,
      values,
    );
    if (gone.length > 0) return say(CANCELLED, language);
    const [closed] = await tx.query(`select id from ${imports.name} where ${own}`, values);
    throw closed ? AlreadyImported() : NotFound();
  },
});

const ROW_NUMBERS = z
  .string()
  .regex(/^\d{1,7}(,\d{1,7}){0,99}$/, 'wrong_form')
  .transform((text) => text.split(',').map(Number));

/** Some rows of the sheet that was chosen last, as people see their cells, with those that were written again. */
const rows = defineQuery({
  name: 'import.rows',
  route: 'GET api/import/rows',
  permission: 'free_access',
  sometimes: CREATES,
  input: z.strictObject({ ...ID, rows: ROW_NUMBERS }),
  run: (context) => shownRows(context.input, context),
});

/** The rows that the last check found at fault, as a workbook with a column of reasons. */
const takeFaulty = defineQuery({
  name: 'import.faulty-rows',
  route: 'GET api/import/faulty-rows',
  permission: 'free_access',
  sometimes: CREATES,
  input: z.strictObject(ID),
  run: (context) => faultyRows(context.input.id, context),
});

/** Takes a whole import back, or says first what that would do. */
const undo = defineCommand({
  name: 'import.undo',
  route: 'PUT api/import/undo',
  permission: 'free_access',
  sometimes: rightsOfImports('create', 'delete', 'modify'),
  idempotency: 'required',
  fields: { ...IMPORT, dry_run: f.flag({ required: true }) },
  run: (context) => stayAlive(context.tx, () => undoImport(context.input, context)),
});

function rightsOfImports(...actions: readonly EntityAction[]): Sometimes {
  return ({ entities }) =>
    entities
      .filter(({ calls }) => calls.includes('import'))
      .flatMap((entity) => [
        ...actions.map((action) => entity.permissions[action]),
        ...(sometimesOf(entity, ...actions).sometimes ?? []),
      ]);
}

/** A sheet is saved as by the form: with what that asks sometimes, and what is added beside. */
function rightsOfRun(registry: Registry): string[] {
  return registry.entities
    .filter(({ calls }) => calls.includes('import'))
    .flatMap((entity) => [
      entity.permissions.create,
      entity.permissions.modify,
      ...(sometimesOf(entity, 'create', 'modify').sometimes ?? []),
      ...rightsToAdd(entity, registry),
    ]);
}

/** The calls about imports that somebody has begun or made; each asks for the rights of what the import lists. */
export const importCalls: readonly Operation[] = [
  progress,
  list,
  resume,
  choose,
  run,
  cancel,
  rows,
  takeFaulty,
  undo,
];
