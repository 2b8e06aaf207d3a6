import { serverModules } from '#modules/registry.server.ts';
import type { Job } from '#server-kit/jobs/define-job.ts';
import { UPKEEP } from '#server-kit/jobs/upkeep.ts';

/** Everything that the servers do by themselves: the upkeep of the machinery, then what the modules have. */
export const ALL_JOBS: readonly Job[] = [...UPKEEP, ...serverModules.flatMap(({ jobs }) => jobs ?? [])];
