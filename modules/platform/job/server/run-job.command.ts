import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { Jobs } from '#server-kit/jobs/open-jobs.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';

/** Lets a job run now, as often as it has failed; who did it is on record. */
export const runJob = (jobs: Jobs) =>
  defineCommand({
    name: 'platform.run-job',
    route: 'POST api/platform/run-job',
    permission: 'run_job',
    // Jobs are counted, and have no id as records have.
    fields: { id: f.text({ required: true, max: 18 }) },
    async run(context) {
      const { input, language, services } = context;
      if (!/^\d+$/.test(input.id)) throw NotFound();
      const entry = (await jobs.queue()).find(({ id }) => id === input.id);
      if (!entry || !(await jobs.runAgain(input.id))) throw NotFound();
      const title = jobs.all.find(({ name }) => name === entry.name)?.title;
      await services.activities.write(context, [
        {
          entity: 'job',
          record_id: input.id,
          record_name: title ? say(title, language) : entry.name,
          type: 'modification',
          changes: [{ field: 'attempts', before: entry.attempts, after: 0 }],
          ...(entry.last_error === null ? {} : { reason: entry.last_error }),
        },
      ]);
      return { id: input.id };
    },
  });
