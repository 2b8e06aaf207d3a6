import { defineDocument } from '#server-kit/operation/document-work.ts';
import { parkedCart } from '../parked-cart.entity.ts';

/** A parked cart posts nothing; it remembers which cashier has it. */
export const parkedCartDocument = defineDocument(parkedCart, {
  transitions: {
    take: {
      async run({ actor, clock }) {
        return { taken_by_id: actor.user_id, taken_at: clock.now() };
      },
    },
    put_back: {
      async run() {
        return { taken_by_id: null, taken_at: null };
      },
    },
  },
});
