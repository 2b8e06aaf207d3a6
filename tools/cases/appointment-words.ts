import { instantOf } from '#core/local-time.ts';
import type { CaseAnswer } from './case-client.ts';
import { firstBranch } from './case-shop.ts';
import { ask, type CaseWorkshop, given, step, takeIn } from './service-calls.ts';
import type { Appointment } from './service-case-file.ts';
import { ZONE } from './story-clock.ts';

/** Takes in the jobs for which technicians are asked before a story begins. */
export async function giveAppointments(workshop: CaseWorkshop): Promise<void> {
  for (const one of workshop.given.appointments ?? []) {
    const { id } = given(await appoint(workshop, one));
    workshop.appointments.set(one.id ?? FIRST, String(id));
  }
  workshop.job = undefined;
  for (const { technician, day } of workshop.given.leave ?? []) {
    const said = { user_id: await technicianOf(workshop, technician), since: day, reason: 'Leave' };
    given(await ask(workshop, 'POST', 'api/user/leave', said));
  }
}

async function technicianOf({ shop }: CaseWorkshop, called: string | undefined): Promise<string | undefined> {
  const users = await shop.client.list<{ id: string; name: string }>('user', firstBranch(shop));
  return users.find(({ name }) => name === called)?.id;
}

/** What events call a job that a case begins with and gives no name. */
const FIRST = 'the first';

/** Takes in a job for a technician, for a time where one is said. */
export async function appoint(workshop: CaseWorkshop, asked: Partial<Appointment>): Promise<CaseAnswer> {
  const { technician, from, to } = asked;
  return takeIn(workshop, {
    assignee_id: await technicianOf(workshop, technician),
    ...(from && to ? { starts: momentOf(from), ends: momentOf(to) } : {}),
  });
}

/** Takes in a job that stands beside what the case begins with, and beside no other event. */
export async function appointAlone(workshop: CaseWorkshop, asked: Partial<Appointment>): Promise<CaseAnswer> {
  await forgetAlone(workshop);
  const answer = await appoint(workshop, asked);
  if (answer.done) workshop.appointments.set(ALONE, String(answer.done.id));
  return answer;
}

const ALONE = 'alone';

async function forgetAlone(workshop: CaseWorkshop): Promise<void> {
  workshop.job = workshop.appointments.get(ALONE);
  if (workshop.job) given(await step(workshop, 'cancel', { reason: 'Of another event' }));
  workshop.appointments.delete(ALONE);
  workshop.job = undefined;
}

/** Gives up the first of all, and takes in another one. */
export async function appointAfterFirst(workshop: CaseWorkshop, asked: Partial<Appointment>) {
  await forgetAlone(workshop);
  workshop.job = workshop.appointments.get(FIRST);
  given(await step(workshop, 'cancel', { reason: 'Not coming' }));
  return appoint(workshop, asked);
}

function momentOf(told: string): string {
  return instantOf(told.slice(0, 10), told.slice(11), ZONE).toISOString();
}
