import { defineJob } from './define-job.ts';
import { UPKEEP_TITLES } from './upkeep.words.ts';

const HOUR = 3600;

/** What the database itself needs now and then. */
export const UPKEEP = [
  defineJob({
    name: 'list-counts.fold',
    title: UPKEEP_TITLES.listCounts,
    everySeconds: 60,
    async run({ query }) {
      await query('select ctx.fold_row_counts()');
    },
  }),
  defineJob({
    name: 'access.forget',
    title: UPKEEP_TITLES.access,
    everySeconds: HOUR,
    async run({ query }) {
      await query('select ctx.forget_old_access(), ctx.forget_used_headers(), ctx.forget_noted_acts()');
    },
  }),
  defineJob({
    name: 'command.forget',
    title: UPKEEP_TITLES.answers,
    everySeconds: HOUR,
    async run({ query }) {
      await query('select ctx.forget_old_commands()');
    },
  }),
];
