import { defineStates } from '#core/define-states.ts';

/** A text is matched by a person or put aside; nothing is entered by itself, so the books know none of it. */
export const transactionMessageStates = defineStates({
  field: 'status',
  first: 'new',
  also: ['ignored', 'duplicate', 'unreadable'],
  states: {
    new: {
      open: [],
      books: 'nothing',
      deleted: 'no',
      tone: 'info',
      to: { match: 'matched', ignore: 'ignored' },
    },
    matched: { open: [], books: 'nothing', deleted: 'no', tone: 'success', to: { release: 'new' } },
    ignored: { open: [], books: 'nothing', deleted: 'no', tone: 'neutral', to: { take_back: 'new' } },
    /** Its event stands with the first text. */
    duplicate: { open: [], books: 'nothing', counts: false, deleted: 'no', tone: 'neutral', to: {} },
    unreadable: { open: [], books: 'nothing', deleted: 'no', tone: 'warning', to: { ignore: 'ignored' } },
  },
  transitions: {
    /** By what it is entered as, or what it confirms. */
    match: {},
    /** What it was matched to is undone, or was voided by itself. */
    release: {},
    ignore: { right: 'create_transaction' },
    take_back: { right: 'create_transaction', needs: 'moved' },
  },
});
