import { type CaseWorkshop, get } from './service-calls.ts';
import { wallTime } from './story-clock.ts';

interface OnBoard {
  id: string;
  late_minutes: number;
  occupied_until: string | null;
}

/** What the board tells of the jobs that a case names: how late each is, and until when it has somebody's time. */
export async function jobsOnBoard(workshop: CaseWorkshop): Promise<Record<string, unknown>> {
  const { jobs } = await get<{ jobs: readonly OnBoard[] }>(workshop, 'api/service/board');
  const found: Record<string, unknown> = {};
  for (const [name, id] of workshop.appointments) {
    const job = jobs.find((one) => one.id === id);
    if (!job) continue;
    if (job.late_minutes > 0) found[name] = `${job.late_minutes} minutes late`;
    if (job.occupied_until) found[`${name}.occupied_until`] = wallTime(job.occupied_until);
  }
  return found;
}
