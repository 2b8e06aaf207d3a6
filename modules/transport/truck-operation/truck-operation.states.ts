import { defineStates } from '#core/define-states.ts';

/** What of an operation may be corrected: where the truck was and what its meter read; amounts are voided and entered again. */
const READ = ['odometer', 'full_tank', 'missed_before', 'current_location', 'remarks'] as const;

/** An operation stands in the books as it is entered. */
export const truckOperationStates = defineStates({
  field: 'status',
  first: 'posted',
  states: {
    posted: {
      open: READ,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'success',
      to: { void: 'void' },
    },
    void: { open: ['remarks'], books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: { void: { right: 'delete_truck_operation', reason: 'required' } },
});
