import { defineStates } from '#core/define-states.ts';

/** A message is scheduled or on its way until every person's is sent or has failed. */
export const messageStates = defineStates({
  field: 'status',
  first: 'queued',
  also: ['scheduled'],
  states: {
    scheduled: {
      open: [],
      books: 'nothing',
      deleted: 'no',
      tone: 'info',
      to: { leave: 'queued', cancel: 'cancelled' },
    },
    queued: {
      open: [],
      books: 'nothing',
      deleted: 'no',
      tone: 'info',
      to: { arrive: 'sent', fail: 'failed' },
    },
    sent: { open: [], books: 'nothing', deleted: 'no', tone: 'success', to: { again: 'queued' } },
    /** Nobody got it. */
    failed: { open: [], books: 'nothing', deleted: 'no', tone: 'danger', to: { again: 'queued' } },
    cancelled: { open: [], books: 'nothing', deleted: 'no', tone: 'neutral', counts: false, to: {} },
  },
  transitions: {
    /** Its time has come. */
    leave: {},
    arrive: {},
    fail: {},
    /** To those who did not get it. */
    again: {},
    cancel: { right: 'create_message' },
  },
});
