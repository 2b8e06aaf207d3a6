import { refusal } from '#core/errors.ts';
import type { Words } from '#core/i18n/language.ts';
import type { Row } from '../operation/row.ts';

interface Stale extends Record<string, unknown> {
  versions: { yours: number; current: number };
  current: Row;
}

/** Somebody else saved first; `current` is the row as the caller may read it. */
export const StaleVersion = refusal<Stale & { name: string }>(
  'stale_version',
  409,
  {
    en: 'This record was changed by {name} while you were editing it.',
    sw: 'Rekodi hii imebadilishwa na {name} ulipokuwa ukiihariri.',
  },
  ['versions', 'current'],
);

/** The same, where nobody knows who it was. */
export const StaleVersionOfSomebody = refusal<Stale>(
  'stale_version',
  409,
  {
    en: 'This record was changed while you were editing it.',
    sw: 'Rekodi hii imebadilishwa ulipokuwa ukiihariri.',
  },
  ['versions', 'current'],
);

export interface RefusedRow {
  id: string;
  name: string;
  reason: string;
  /** Where documents stand in the way: of which kind, and how many. */
  see?: readonly { entity: string; count: number }[];
}

/** Something is still to be done with a record that was to go; `see` tells the lists in which it is found. */
export const StillNeeded = refusal<{
  where: string;
  see: readonly { entity: string; count: number }[];
}>('still_needed', 409, {
  en: 'Still needed by: {where}. Finish or delete those first.',
  sw: 'Bado inahitajika na: {where}. Vimalize au vifute kwanza.',
});

/** What deleting answers where nothing stood in its way. */
export const DELETED_ONE: Words = { en: 'Deleted', sw: 'Imefutwa' };
export const DELETED_MANY: Words = { en: '{n} deleted', sw: 'Zimefutwa {n}' };

/** All or nothing: the screen offers to delete those that are not in the list (api.md). */
export const DeleteRefused = refusal<{ count: number; of: number; refused: RefusedRow[] }>(
  'delete_refused',
  409,
  {
    en: '{count} of {of} cannot be deleted. Nothing was deleted.',
    sw: '{count} kati ya {of} haziwezi kufutwa. Hakuna kilichofutwa.',
  },
  ['refused'],
);

/** All or nothing, as with deleting. */
export const RestoreRefused = refusal<{ count: number; of: number; refused: RefusedRow[] }>(
  'restore_refused',
  409,
  {
    en: '{count} of {of} cannot be restored. Nothing was restored.',
    sw: '{count} kati ya {of} haziwezi kurejeshwa. Hakuna kilichorejeshwa.',
  },
  ['refused'],
);

export const RestoreTooLate = refusal<{ minutes: number }>('restore_too_late', 409, {
  en: 'Deleted records can only be restored within {minutes} minutes.',
  sw: 'Rekodi zilizofutwa zinaweza kurejeshwa ndani ya dakika {minutes} tu.',
});

/** Stands in the activities beside a row that came back. */
export const RESTORED: Words = { en: 'Deletion undone', sw: 'Ufutaji umetenguliwa' };

export const TooManyIds = refusal<{ most: number }>('too_many_ids', 400, {
  en: 'Choose between 1 and {most} records at a time.',
  sw: 'Chagua rekodi 1 hadi {most} kwa wakati mmoja.',
});

export const IdempotencyKeyRequired = refusal('idempotency_key_required', 400, {
  en: 'This request needs the header Idempotency-Key with a UUID.',
  sw: 'Ombi hili linahitaji kichwa Idempotency-Key chenye UUID.',
});

export const InvalidIdempotencyKey = refusal('invalid_idempotency_key', 400, {
  en: 'The header Idempotency-Key must be a UUID in lower case.',
  sw: 'Kichwa Idempotency-Key lazima kiwe UUID kwa herufi ndogo.',
});

/** Whoever makes a document knows it by one name before and after: a retry with another key would make a second one. */
export const KeyIsNotTheId = refusal('key_is_not_the_id', 400, {
  en: 'The header Idempotency-Key of this request must be the ID of what it creates.',
  sw: 'Kichwa Idempotency-Key cha ombi hili lazima kiwe ID ya kinachotengenezwa.',
});

/** The only 422 there is: one key, two different calls. */
export const KeyUsedOtherwise = refusal('key_used_otherwise', 422, {
  en: 'This key was already used for another request.',
  sw: 'Ufunguo huu tayari umetumika kwa ombi jingine.',
});
