import { z } from 'zod';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { unreadableDocuments } from '#server-kit/query/guarded-sums.ts';
import { owedDebts } from '../../payment/server/owed-debts.ts';
import type { PartyEntity } from '../../statement/server/make-statement.ts';
import { owingAnswer } from '../owing.answer.ts';
import { owingOf } from '../owing.rules.ts';

/** So many debts fit on the page of a party; all of them stand in their list. */
const ON_A_PAGE = 8;

/**
 * What is open of a party by when it is due, in the branches in which the caller works, for people who may see the party and hold
 * what its sums ask besides.
 */
export function owingQuery(entity: PartyEntity, sums: readonly string[] = []): Operation {
  return defineQuery({
    name: `${entity.name}.owing`,
    route: `GET api/${entity.name}/owing`,
    permission: [entity.permissions.view, ...sums],
    input: z.strictObject({ id: z.uuid('not_id') }),
    answers: owingAnswer,
    async run(context) {
      const { input, clock, branch } = context;
      await findRow(entity, input.id, context);
      // What is owed for goods tells what they cost.
      const hidden = unreadableDocuments(context);
      const open = (await owedDebts(context, { kind: entity.name, id: input.id }))
        .filter(({ source_kind }) => source_kind === null || !hidden.includes(source_kind))
        .map(({ remain_amount, ...debt }) => ({
          ...debt,
          settled: debt.amount - remain_amount,
          left: remain_amount,
        }));
      return {
        ...owingOf(open, today(clock, branch)),
        count: open.length,
        debts: open.slice(0, ON_A_PAGE),
      };
    },
  });
}
