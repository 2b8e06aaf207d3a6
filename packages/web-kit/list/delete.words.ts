import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../i18n/counted.ts';

/** The words of deleting; the body is the specification's sentence (§8). */
export const DELETE = {
  sure: {
    en: 'Are you sure you want to permanently delete this {entity}? This action cannot be undone.',
    sw: 'Una uhakika unataka kufuta {entity} kabisa? Kitendo hiki hakiwezi kurudishwa.',
  },
  sureMany: {
    en: 'Are you sure you want to permanently delete these {n} {many}? This action cannot be undone.',
    sw: 'Una uhakika unataka kufuta {many} {n} kabisa? Kitendo hiki hakiwezi kurudishwa.',
  },
  title: { en: 'Delete {name}?', sw: 'Futa {name}?' },
  titleMany: { en: 'Delete {n} {many}?', sw: 'Futa {many} {n}?' },
  confirm: { en: 'Delete {one}', sw: 'Futa {one}' },
  confirmMany: { en: 'Delete {n} {many}', sw: 'Futa {many} {n}' },
  refusedNone: { en: 'Nothing was deleted.', sw: 'Hakuna kilichofutwa.' },
  heldOne: { en: '{name} was not deleted', sw: 'Imeshindikana kufuta {name}' },
  keepOne: { en: 'Keep it', sw: 'Iache' },
  keep: { en: 'Keep all', sw: 'Acha zote' },
  see: { en: 'See {list}', sw: 'Tazama {list}' },
  undo: { en: 'Undo', sw: 'Tengua' },
  lately: { en: 'Deleted {many}', sw: '{many} zilizofutwa' },
  others: { en: '… and {n} more', sw: '… na nyingine {n}' },
} as const satisfies Record<string, Words>;

export const DELETED: CountedWords = {
  one: { en: 'Deleted', sw: 'Imefutwa' },
  many: { en: '{n} deleted', sw: 'Zimefutwa {n}' },
};

export const RESTORED: CountedWords = {
  one: { en: 'Restored', sw: 'Imerejeshwa' },
  many: { en: '{n} restored', sw: 'Zimerejeshwa {n}' },
};

export const CANNOT_DELETE: CountedWords = {
  one: { en: '1 of {all} cannot be deleted', sw: '1 kati ya {all} haiwezi kufutwa' },
  many: { en: '{n} of {all} cannot be deleted', sw: '{n} kati ya {all} haziwezi kufutwa' },
};

export const DELETE_OTHERS: CountedWords = {
  one: { en: 'Delete the other one', sw: 'Futa iliyobaki' },
  many: { en: 'Delete the other {n}', sw: 'Futa {n} zilizobaki' },
};
