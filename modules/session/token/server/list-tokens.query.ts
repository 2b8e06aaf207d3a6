import { z } from 'zod';
import type { GivenFor } from '#core/define-answer.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { onePage } from '../../own/server/one-page.ts';
import { token } from '../token.entity.ts';
import { tokensAnswer } from '../tokens.answer.ts';

/** The tokens of the branches whose settings one keeps, those that have ended included, because somebody will ask why. */
export const listTokens = defineQuery({
  name: 'token.list',
  route: 'GET api/token/list',
  permission: 'access_branch_settings',
  input: z.strictObject({}),
  answers: tokensAnswer,
  async run(context) {
    return onePage(
      await context.tx.query<GivenFor<typeof tokensAnswer>['data'][number]>(
        `select t.id, t.created_at, t.version, t.name, t.branch_id, b.name as branch_name, t.branch_ids,
                array(select o.name from ${branch.table} o where o.id = any (t.branch_ids) and o.id = any ($1::uuid[]) order by o.name) as other_branch_names,
                t.permissions, t.expires_at,
                t.last_used_at, t.created_by, u.name as created_by_name, t.parent_id, p.name as parent_name
         from ${token.table} t
         join ${branch.table} b on b.id = t.branch_id
         left join ${user.table} u on u.id = t.created_by
         left join ${token.table} p on p.id = t.parent_id
         where t.deleted_at is null and t.branch_id = any ($1::uuid[])
         order by t.created_at desc, t.id limit 1000`,
        [workplaces(context)],
      ),
    );
  },
});
