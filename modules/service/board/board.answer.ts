import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { WAITS_FOR } from '../service/service-fields.ts';

/** A job as the board tells it: no money, and nothing of what was left with it. */
export const jobOnBoard = many({
  id: f.id('service'),
  number: f.text(),
  status: f.choice(['pending', 'in_progress', 'done']),
  waiting: maybe(f.choice(WAITS_FOR)),
  waiting_since: maybe(f.datetime()),
  service_type: f.text(),
  colour: maybe(f.text()),
  item: maybe(f.text()),
  customer: maybe(f.text()),
  assignee_id: maybe(f.id('user')),
  assignee: maybe(f.text()),
  date: f.date(),
  starts: maybe(f.datetime()),
  ends: maybe(f.datetime()),
  /** Minutes that its assignee needs after it. */
  pause_after: f.integer(),
  promised_at: maybe(f.datetime()),
  finished_on: maybe(f.date()),
  collected_at: maybe(f.datetime()),
  /** Whole minutes past its end or its promise while it is open; nought of any other. */
  late_minutes: f.integer(),
  /** Until when it has the time of its assignee: to when it was finished, or up to now where it is late. */
  occupied_until: maybe(f.datetime()),
  /** The job that waits for the same person already. */
  runs_into: maybe(f.text()),
});

/** The jobs of a branch on a day and all that are open, with who works on that day and what else has their time. */
export const boardAnswer = one({
  date: f.date(),
  today: f.date(),
  now: f.datetime(),
  people: many({ id: f.id('user'), name: f.text() }),
  jobs: jobOnBoard,
  more_jobs: f.integer(),
  /** When the branch is open on that day, before and after its break; null where it says no hours. */
  open: maybe(many({ from: f.datetime(), to: f.datetime() })),
  taken: many({
    user_id: f.id('user'),
    /** What it is, where that is of this branch. */
    label: maybe(f.text()),
    /** The leave that it is, where it is one of this branch. */
    leave_id: maybe(f.id('leave')),
    from: f.datetime(),
    to: maybe(f.datetime()),
  }),
});
