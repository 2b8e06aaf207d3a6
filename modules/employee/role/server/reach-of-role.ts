/** The reach of role `r` (core/reach.ts) as a column; null where there is no role. */
export const REACH_OF_ROLE = `case when r.id is not null then jsonb_build_object(
  'own', r.documents_seen = 'own', 'days', r.days_seen, 'newest', r.newest_seen) end`;
