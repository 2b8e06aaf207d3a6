import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';

/** Of a service that is approved: its time, and what is not in the books. */
const PLANNED = ['starts', 'ends', 'parts', 'critical', 'interval_days', 'interval_km', 'remarks'] as const;
const NOTES = ['remarks'] as const;

/** What is said as the work is done; when it is due again follows from the intervals where it is not said. */
const FINISH = {
  odometer: f.quantity(),
  reading_is_right: f.flag(),
  next_due_date: f.date({ day: 'any' }),
  next_due_km: f.quantity(),
};

/**
 * Somebody asks for a service, another approves it and the bill of the workshop stands in the books; once it is done its parts
 * leave the store, and it may be verified (transport.md 4).
 */
export const truckServiceStates = defineStates({
  field: 'status',
  first: 'requested',
  states: {
    requested: {
      open: 'all',
      books: 'nothing',
      deleted: 'yes',
      tone: 'warning',
      waits: true,
      to: { approve: 'approved', void: 'void' },
    },
    approved: {
      open: PLANNED,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'info',
      waits: true,
      to: { finish: 'done', void: 'void' },
    },
    done: {
      open: NOTES,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'success',
      to: { verify: 'done', unverify: 'done', void: 'void' },
    },
    void: { open: NOTES, books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: {
    approve: { right: 'approve_truck_service' },
    finish: { right: 'modify_truck_service', fields: FINISH },
    verify: { right: 'approve_truck_service' },
    unverify: { takesBack: true, right: 'approve_truck_service', needs: 'is_verified' },
    void: { right: 'delete_truck_service', reason: 'required', unless: 'is_verified' },
  },
});
