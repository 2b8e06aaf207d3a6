import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

/** The account whose telephone forwards its texts. */
export const wayInBody = defineBody({ fields: { account: f.ref('account', { required: true }) } });
