/** The visibility of role `r` (core/visibility.ts) as a column; null where there is no role. */
export const VISIBILITY_OF_ROLE = `case when r.id is not null then jsonb_build_object(
  'own', r.documents_seen = 'own', 'days', r.days_seen, 'newest', r.newest_seen) end`;
