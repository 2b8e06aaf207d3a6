import type { Words } from '#core/i18n/language.ts';

/** The words of every page that is opened by a link and without a login. */
export const BY_LINK = {
  business: { en: 'Business', sw: 'Biashara' },
  branch: { en: 'Branch', sw: 'Tawi' },
  number: { en: 'Number', sw: 'Namba' },
  unknown: { en: 'Nothing found', sw: 'Hakuna kilichopatikana' },
  failed: { en: 'Could not be loaded', sw: 'Haikufunguka' },
  again: { en: 'Try again', sw: 'Jaribu tena' },
  copy: { en: 'Copy link', sw: 'Nakili kiungo' },
  copied: { en: 'Link copied', sw: 'Kiungo kimenakiliwa' },
} as const satisfies Record<string, Words>;
