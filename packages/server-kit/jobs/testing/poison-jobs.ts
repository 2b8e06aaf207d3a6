import { defineJob, type Job } from '../define-job.ts';

/** What a job of the proof does: its work, or harm. */
export type Sort = 'good' | 'throws' | 'hangs' | 'kills';

/** Of each fifty jobs one throws and one hangs, and of each two hundred one ends the server that runs it. */
export function sortOf(nth: number): Sort {
  if (nth % 200 === 37) return 'kills';
  if (nth % 50 === 11) return 'throws';
  return nth % 50 === 23 ? 'hangs' : 'good';
}

export const nameOf = (nth: number) => `proof.${String(nth).padStart(4, '0')}`;

/** Jobs that write down that they were done, some of which never come to it. */
export function poisonJobs(count: number, endServer: () => void): Job[] {
  return Array.from({ length: count }, (_, nth) =>
    defineJob({
      name: nameOf(nth),
      title: { en: nameOf(nth), sw: nameOf(nth) },
      everySeconds: 3600,
      async run({ query }) {
        const sort = sortOf(nth);
        if (sort === 'kills') endServer();
        if (sort === 'throws') throw new Error('never');
        if (sort === 'hangs') return new Promise(() => undefined);
        await query('insert into public.proof_runs (name) values ($1)', [nameOf(nth)]);
      },
    }),
  );
}
