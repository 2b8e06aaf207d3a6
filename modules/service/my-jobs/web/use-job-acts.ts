import { useQueryClient } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call, withQuery } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { service } from '../../service/service.entity.ts';
import type { MyJob } from '../my-jobs.rules.ts';
import { MY_JOBS } from '../my-jobs.words.ts';

/** What whoever does the work does with one of his jobs; each says that it is done, or why not. */
export function useJobActs(job: MyJob) {
  const say = useSay();
  const client = useQueryClient();
  const words = useEntityWords(service);
  const { sending, refused, send, forgive } = useSending();
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    const made = await send(async () => {
      await work();
    });
    if (made) showToast({ tone: 'success', title: done });
    await client.invalidateQueries({ queryKey: [service.name] });
    return made;
  };
  const step = (name: string, said: object = {}) =>
    call('PUT', `${service.name}/${name}`, { body: { id: job.id, ...said }, idempotencyKey: newId() });
  const doneOf = (name: string) => words.transitions?.[name]?.done ?? '';
  return {
    sending,
    refused,
    forgive,
    start: () => run(() => step('start'), doneOf('start')),
    resume: () => run(() => step('resume'), doneOf('resume')),
    finish: (result: string) => run(() => step('finish', { result }), doneOf('finish')),
    wait: (waits_for: string, reason: string) =>
      run(() => step('wait', { waits_for, ...(reason ? { reason } : {}) }), doneOf('wait')),
    takePart: (product_id: string, name: string) =>
      run(() => step('take-part', { product_id }), say(MY_JOBS.taken, { name })),
    note: (remarks: string) =>
      run(
        () =>
          call('PUT', withQuery(service.name, { id: job.id }), {
            body: { version: job.version, remarks: remarks || null },
          }),
        say(MY_JOBS.saved),
      ),
  };
}
