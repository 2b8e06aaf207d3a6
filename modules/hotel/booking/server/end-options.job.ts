import { isPossible } from '#core/define-states.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { workingBranches } from '#modules/branch/public.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
import { actAsServer } from '#server-kit/jobs/act-as-server.ts';
import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { booking } from '../booking.entity.ts';
import { bookingStates } from '../booking.states.ts';
import { OPTION } from '../option.words.ts';
import { depositFor, holdBooking } from './end-booking.ts';
import { notifyBookers } from './notify-bookers.ts';

/** As many options as one turn ends; the next turn ends the others. */
const MOST_AT_ONCE = 200;

/** Ends bookings whose room was held until a moment that has passed without a deposit (hotel.md 3). */
export const endOptions = defineJob({
  name: 'booking.end-options',
  title: OPTION.job,
  everySeconds: 60,
  run: (context) => endAllOptions(context, new Date()),
});

/** Does so one by one: a booking that cannot be ended keeps none of the others. */
export async function endAllOptions(context: JobContext, now: Date): Promise<void> {
  const { inBusiness, services } = context;
  const failures: unknown[] = [];
  const businesses = await context.query<{ id: string }>('select ctx.businesses_with_rooms() as id');
  for (const { id: business_id } of businesses) {
    const due = await inBusiness(business_id, async (tx) => {
      const branches = await workingBranches(tx, now);
      const rows = await tx.query<{ id: string; branch_id: string }>(DUE, [now]);
      return rows.flatMap(({ id, branch_id }) => {
        const at = branches.find(({ branch }) => branch.id === branch_id);
        return at ? [{ id, branch: at.branch }] : [];
      });
    });
    for (const { id, branch } of due)
      await inBusiness(business_id, (tx) =>
        actAsServer(tx, { services, business_id, branch, now }, (command) => endOption(command, id)),
      ).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} options have not ended`);
}

/** Nothing where it was made firm, prolonged or given up meanwhile; whoever has paid a deposit has his room for good. */
async function endOption(context: CommandContext, id: string): Promise<void> {
  const { tx, clock } = context;
  const { row } = await holdBooking(context, id);
  const isDue = row.option_until && row.option_until <= clock.now();
  if (!isDue || !isPossible(booking, row, 'lapse')) return;
  if ((await depositFor(context, row)) > 0n) {
    await tx.save(booking, row, { ...row, option_until: null });
    return;
  }
  const [guest] = await tx.query<{ name: string }>(`select name from ${customer.table} where id = $1`, [
    row.customer_id,
  ]);
  await makeTransition(booking, 'lapse', { row }, {}, context);
  await notifyBookers(context, {
    ...{ kind: 'option_ended', title: OPTION.noticeTitle, text: OPTION.noticeText },
    of: { ...row, guest: guest?.name ?? '' },
  });
}

const DUE = `
select b.id, b.branch_id from ${booking.table} b
where b.option_until <= $1 and b.deleted_at is null
  and b.stage in (${statesInSql(statesBefore(bookingStates, 'lapse'))})
order by b.option_until, b.id limit ${MOST_AT_ONCE}`;
