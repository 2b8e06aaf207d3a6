import { activityBook } from '#modules/branch/public.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { makeServices, type OutboxParts } from '#server-kit/operation/app-services.ts';

/** What jobs that post do so by: the same books, hooks and activities as those of calls. */
export const servicesOfJobs = (parts: OutboxParts = {}) =>
  makeServices(registry, serverModules, activityBook, parts);
