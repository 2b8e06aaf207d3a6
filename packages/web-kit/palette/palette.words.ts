import type { Words } from '#core/i18n/language.ts';

export const PALETTE = {
  open: { en: 'Search anything', sw: 'Tafuta chochote' },
  keys: { en: 'Ctrl K', sw: 'Ctrl K' },
  hint: { en: 'Page, name or number', sw: 'Ukurasa, jina au namba' },
  scanned: { en: 'Open what was scanned', sw: 'Fungua kilichoskaniwa' },
  recent: { en: 'Recent', sw: 'Za karibuni' },
  actions: { en: 'Actions', sw: 'Vitendo' },
  pages: { en: 'Pages', sw: 'Kurasa' },
  nothing: { en: 'Nothing found for “{typed}”', sw: 'Hakuna kilichopatikana kwa “{typed}”' },
  nothingWhy: {
    en: 'Search by part of a name, a code, a phone number or a document number.',
    sw: 'Tafuta kwa sehemu ya jina, msimbo, namba ya simu au namba ya hati.',
  },
  failed: { en: 'Showing pages only', sw: 'Kurasa pekee zinaonyeshwa' },
  searching: { en: 'Searching', sw: 'Inatafuta' },
  found: { en: '{n} found', sw: 'Zimepatikana {n}' },
  choose: { en: 'choose', sw: 'chagua' },
  go: { en: 'open', sw: 'fungua' },
  leave: { en: 'close', sw: 'funga' },
} as const satisfies Record<string, Words>;
