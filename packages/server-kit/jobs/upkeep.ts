import { defineJob } from './define-job.ts';

const HOUR = 3600;

/** What the database itself needs now and then. */
export const UPKEEP = [
  defineJob({
    name: 'list-counts.fold',
    title: { en: 'Update list counts', sw: 'Sasisha idadi za orodha' },
    everySeconds: 60,
    async run({ query }) {
      await query('select ctx.fold_row_counts()');
    },
  }),
  defineJob({
    name: 'access.forget',
    title: { en: 'Delete old expired access', sw: 'Futa ruhusa zilizoisha zamani' },
    everySeconds: HOUR,
    async run({ query }) {
      await query('select ctx.forget_old_access(), ctx.forget_used_headers()');
    },
  }),
  defineJob({
    name: 'command.forget',
    title: { en: 'Delete answers older than a month', sw: 'Futa majibu ya zaidi ya mwezi' },
    everySeconds: HOUR,
    async run({ query }) {
      await query('select ctx.forget_old_commands()');
    },
  }),
];
