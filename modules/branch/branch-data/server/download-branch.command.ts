import { Readable } from 'node:stream';
import type { AnyEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { allowed } from '#core/permissions.ts';
import { writeWorkbook } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { spool } from '#server-kit/http/spool.ts';
import { sheetOfRows } from '#server-kit/import/export-rows.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { branchAsJson } from './branch-as-json.ts';
import { EVERYTHING } from './everything.ts';
import { entitiesOfBranch } from './tables-of-branch.ts';

/** The branch to take along: what the caller may list of it, with the fields that he may read. */
export const downloadBranch = defineCommand({
  name: 'branch.download',
  route: 'POST api/branch/download',
  permission: 'download_branch_data',
  // Nothing changes, so a shut branch is taken along as well; and a file is no answer to keep.
  isPersonal: true,
  // Read page by page: of a list that somebody shortens meanwhile a row would slip through between two.
  isOfOneMoment: true,
  isExport: true,
  idempotency: 'none',
  fields: { format: f.choice(['xlsx', 'json'], { required: true }) },
  async run(context) {
    const { actor, branch, clock, services, input } = context;
    const entities = entitiesOfBranch(services.registry).filter(({ permissions }) =>
      allowed(actor, permissions.list),
    );
    const ledgers = services.brought('takenLedgers').filter(({ permission }) => allowed(actor, permission));
    const name = `${branch.name}-${today(clock, branch)}.${input.format}`;
    if (input.format === 'json')
      return new FileAnswer(
        name,
        'application/json',
        await spool(Readable.from(branchAsJson(entities, ledgers, context))),
      );
    return new FileAnswer(name, XLSX, await spool(workbookOf(entities, context)));
  },
});

function workbookOf(entities: readonly AnyEntity[], context: ActorContext): Readable {
  return writeWorkbook({
    timeZone: context.branch.time_zone,
    sheets: entities.map((entity) => sheetOfRows(entity, EVERYTHING, context)),
  });
}
