import { workingBranches } from '#modules/branch/public.ts';
import { actAsServer } from '#server-kit/jobs/act-as-server.ts';
import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { takeTexts } from '../../server/take-texts.ts';
import { FORWARDING } from '../forwarding.words.ts';
import { forwardedTexts } from '../forwarding-tables.ts';

/** Reads what telephones have handed in. */
export const readForwarded = defineJob({
  name: 'transaction-message.read-forwarded',
  title: FORWARDING.job,
  everySeconds: 5,
  run: (context) => readAllForwarded(context, new Date()),
});

/** Each by itself, in the order in which they came: one that cannot be read keeps none of the others waiting. */
export async function readAllForwarded(context: JobContext, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const businesses = await context.query<{ id: string }>(
    'select ctx.businesses_with_forwarded_texts() as id',
  );
  for (const { id: business_id } of businesses) {
    const waiting = await context.inBusiness(business_id, async (tx) => {
      const working = new Map((await workingBranches(tx, now)).map(({ branch }) => [branch.id, branch]));
      const texts = await tx.query<{ id: string; branch_id: string }>(WAITING, [[...working.keys()]]);
      return texts.map(({ id, branch_id }) => ({ id, branch: working.get(branch_id) }));
    });
    for (const { id, branch } of waiting)
      if (branch)
        await readOne(context, now, { business_id, branch, id }).catch((error: unknown) =>
          failures.push(error),
        );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} forwarded texts were not read`);
}

const WAITING = `select id, branch_id from ${forwardedTexts.name} where branch_id = any($1) order by arrived_at, id limit 1000`;

interface Forwarded {
  sender: string | null;
  text: string;
  account_id: string;
  stamped_at: Date | null;
  arrived_at: Date;
}

/** Taken off the pile as it is kept: of two servers one has it. */
function readOne(
  { inBusiness, services }: JobContext,
  now: Date,
  { business_id, branch, id }: { business_id: string; branch: BranchOfCall; id: string },
): Promise<void> {
  return inBusiness(business_id, (tx) =>
    actAsServer(tx, { services, business_id, branch, now }, async (command) => {
      const [one] = await command.tx.query<Forwarded>(TAKE, [id]);
      if (!one) return;
      const { sender, text, account_id, stamped_at, arrived_at } = one;
      const came = { source: 'forwarded' as const, stamped_at, received_at: stamped_at ?? arrived_at };
      await takeTexts(command, [{ text, sender, account_id, ...came }]);
    }),
  );
}

const TAKE = `delete from ${forwardedTexts.name} where id = $1
  returning sender, text, account_id, stamped_at, arrived_at`;
