import { defineStates } from '#core/define-states.ts';

/** A draft is changed and deleted at will; what is posted is never edited, only taken back by an entry of its own day. */
export const manualEntryStates = defineStates({
  field: 'status',
  first: 'draft',
  states: {
    draft: { open: 'all', books: 'nothing', deleted: 'yes', tone: 'neutral', to: { post: 'posted' } },
    posted: {
      open: ['remarks'],
      books: 'posted',
      deleted: 'no',
      tone: 'success',
      to: { reverse: 'reversed' },
    },
    reversed: { open: ['remarks'], books: 'reversed', deleted: 'no', tone: 'neutral', to: {} },
  },
  transitions: {
    post: { right: 'post_manual_entries' },
    reverse: { right: 'post_manual_entries', reason: 'required' },
  },
});
