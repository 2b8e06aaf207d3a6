import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import { statementAnswer } from '../statement.answer.ts';
import { makeStatement, type PartyEntity, STATEMENT_INPUT } from './make-statement.ts';
import { statementSheet } from './statement-sheet.ts';

/** The statement of a party, to look at and as a workbook, for whoever may see the party and holds what its sums ask besides. */
export function statementQueries(entity: PartyEntity, sums: readonly string[] = []): readonly Operation[] {
  const input = z.strictObject(STATEMENT_INPUT);
  return [
    defineQuery({
      name: `${entity.name}.statement`,
      route: `GET api/${entity.name}/statement`,
      permission: [entity.permissions.view, ...sums],
      input,
      answers: statementAnswer,
      run: (context) => makeStatement(context, entity, context.input),
    }),
    defineQuery({
      name: `${entity.name}.statement-export`,
      route: `GET api/${entity.name}/statement/export`,
      permission: [entity.permissions.view, ...sums, 'export_to_excel'],
      input,
      run: async (context) => statementSheet(context, await makeStatement(context, entity, context.input)),
    }),
  ];
}
