import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { cockpitOfTruck } from '../cockpit.answer.ts';

export type Cockpit = WireOf<typeof cockpitOfTruck>;

/** What there is to see of a truck at a glance; what happens to it or to its trips is asked for again. */
export const cockpitOf = (id: string) =>
  queryOptions({
    queryKey: ['truck', 'cockpit', id],
    queryFn: ({ signal }) => ask(cockpitOfTruck, withQuery('truck/cockpit', { id }), { signal }),
  });
