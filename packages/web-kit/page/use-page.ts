import { useMemo } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { type DocumentPage, pageOf } from '#core/document-page.ts';
import { useRegistry } from '../screens/registry.tsx';
import { useActor } from '../user/current-user.tsx';

/** The page of a kind of document, without what this user may not see. */
export function usePage(entity: AnyEntity): DocumentPage {
  const { entities } = useRegistry();
  const actor = useActor();
  return useMemo(() => {
    const page = pageOf(entity, (name) => entities.some((one) => one.name === name && one.party === true));
    const seen = new Set(readableFields(entity, actor).map(([key]) => key));
    const { lines, ...rest } = page;
    return {
      ...rest,
      ...(lines !== undefined && seen.has(lines) ? { lines } : {}),
      parties: page.parties.filter((key) => seen.has(key)),
      figures: page.figures.filter((key) => seen.has(key)),
      dates: page.dates.filter(({ of }) => seen.has(of)),
      facts: page.facts.filter((key) => seen.has(key)),
      totals: page.totals.filter(({ of }) => seen.has(of)),
      paid: page.paid.filter((key) => seen.has(key)),
    };
  }, [entity, entities, actor]);
}
