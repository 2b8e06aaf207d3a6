import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

/** Of which night the audit is; the last one that has begun where left out. */
export const nightAuditBody = defineBody({
  fields: { business_day: f.date({ day: 'any' }) },
});
