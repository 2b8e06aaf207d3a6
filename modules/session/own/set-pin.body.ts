import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

/** A PIN of one's own; none takes it away. */
export const setPinBody = defineBody({ fields: { pin: f.secret({ secret: true, max: 20 }) } });
