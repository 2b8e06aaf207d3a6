import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const TOKEN_TEXTS = {
  notHeld: { en: 'You do not have the permission {name} yourself.', sw: 'Wewe mwenyewe huna ruhusa {name}.' },
  life: {
    en: 'A token can be valid for at most one year.',
    sw: 'Tokeni hutumika kwa muda usiozidi mwaka mmoja.',
  },
  outlasts: {
    en: 'A token cannot make one that is valid for longer than itself.',
    sw: 'Tokeni haiwezi kutengeneza nyingine inayodumu kuliko yenyewe.',
  },
  revoked: { en: 'Token revoked', sw: 'Tokeni imefutwa' },
} as const satisfies Readonly<Record<string, Words>>;
