import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { backupsAnswer } from '../branch-data.answer.ts';

interface Backup {
  id: string;
  made_at: Date;
  restored_at: Date | null;
  records: number;
  made_by_name: string | null;
}

/** The backups that resets of this branch have left, newest first. */
export const listBackups = defineQuery({
  name: 'branch.backups',
  route: 'GET api/branch/backups',
  permission: 'reset_branch_data',
  input: z.strictObject({}),
  answers: backupsAnswer,
  async run({ tx, branch, services }) {
    const people = services.registry.entity('user').table;
    return tx.query<Backup>(
      `select b.id, b.made_at, b.restored_at, b.records::int as records, u.name as made_by_name
       from ctx.branch_backups b left join ${people} u on u.business_id = b.business_id and u.id = b.made_by
       where b.branch_id = $1 order by b.made_at desc, b.id limit 100`,
      [branch.id],
    );
  },
});
