import { randomUUID } from 'node:crypto';
import { isId } from '#core/ids.ts';
import { accessHashOf, newSecret } from '#server-kit/auth/secrets.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { withConnection } from '../postgres/connection.ts';
import type { CliContext } from './cli-command.ts';
import { BadArguments } from './read-arguments.ts';

export interface NamedBusiness {
  id: string;
  name: string;
}

/**
 * Reads in each business, or in the one named, inside its wall: with a job's access of a few minutes that ends with the
 * reading, so that a report of the command line cannot mix two businesses any more than a screen can.
 */
export async function inEachBusiness(
  { adminUrl, database }: CliContext,
  only: string | undefined,
  read: (tx: Tx, business: NamedBusiness) => Promise<void>,
): Promise<number> {
  return withConnection(adminUrl, async (admin) => {
    const { rows } = await admin.query<NamedBusiness>(
      'select id, name from businesses where deleted_at is null order by name, id',
    );
    const asked =
      only === undefined ? rows : rows.filter(({ id, name }) => (isId(only) ? id === only : name === only));
    if (only !== undefined && asked.length !== 1) throw new BadArguments(`There is no one business ${only}.`);
    for (const business of asked) {
      const hash = accessHashOf(newSecret());
      await admin.query("select ctx.open_job_access(decode($1, 'hex'), $2, $3)", [
        hash,
        business.id,
        randomUUID(),
      ]);
      try {
        await database.transaction(hash, { readOnly: true, isolation: 'repeatable read' }, (tx) =>
          read(tx, business),
        );
      } finally {
        await admin.query("select ctx.close_access(decode($1, 'hex'))", [hash]);
      }
    }
    return asked.length;
  });
}
