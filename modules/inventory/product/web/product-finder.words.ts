import type { Words } from '#core/i18n/language.ts';

export const FINDER = {
  find: { en: 'Scan, or search a product', sw: 'Skani, au tafuta bidhaa' },
  make: { en: 'Create “{word}”', sw: 'Tengeneza “{word}”' },
  found: { en: 'Found products', sw: 'Bidhaa zilizopatikana' },
  notFound: { en: 'No product is called “{word}”.', sw: 'Hakuna bidhaa inayoitwa “{word}”.' },
} as const satisfies Record<string, Words>;
