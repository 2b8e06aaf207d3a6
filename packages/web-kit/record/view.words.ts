import type { Words } from '#core/i18n/language.ts';

/** The words of every record. */
export const VIEW = {
  edit: { en: 'Edit', sw: 'Hariri' },
  more: { en: 'More', sw: 'Zaidi' },
  details: { en: 'Details', sw: 'Maelezo' },
  about: { en: 'About this {one}', sw: 'Kuhusu {one}' },
  timeline: { en: 'Timeline', sw: 'Historia' },
  openList: { en: 'Open in the list', sw: 'Fungua kwenye orodha' },
  deleteOne: { en: 'Delete {one}', sw: 'Futa {one}' },
  created: { en: '{who} created it', sw: '{who} aliunda' },
  modified: { en: '{who} changed {fields}', sw: '{who} alibadilisha {fields}' },
  deleted: { en: '{who} deleted it', sw: '{who} alifuta' },
  someone: { en: 'Somebody', sw: 'Mtu' },
  lastChange: { en: 'Last change', sw: 'Badiliko la mwisho' },
} as const satisfies Record<string, Words>;
