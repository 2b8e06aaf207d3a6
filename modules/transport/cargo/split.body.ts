import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

/** Which cargo is split, and how much of it becomes one of its own. */
export const splitBody = defineBody({
  fields: { id: f.id('cargo', { required: true }), quantity: f.quantity({ required: true }) },
});
