import type { Words } from '#core/i18n/language.ts';

/** The words of every record. */
export const VIEW = {
  edit: { en: 'Edit', sw: 'Hariri' },
  more: { en: 'More', sw: 'Zaidi' },
  details: { en: 'Details', sw: 'Maelezo' },
  about: { en: 'About this {one}', sw: 'Kuhusu {one}' },
  timeline: { en: 'Timeline', sw: 'Historia' },
  newestOf: { en: 'the latest {n} of {total}', sw: '{n} za karibuni kati ya {total}' },
  openList: { en: 'View in list', sw: 'Fungua kwenye orodha' },
  deleteOne: { en: 'Delete {one}', sw: 'Futa {one}' },
  created: { en: '{who} created it', sw: '{who} aliunda' },
  modified: { en: '{who} changed {fields}', sw: '{who} alibadilisha {fields}' },
  deleted: { en: '{who} deleted it', sw: '{who} alifuta' },
  attached: { en: '{who} attached {file}', sw: '{who} aliambatisha {file}' },
  detached: { en: '{who} removed {file}', sw: '{who} aliondoa {file}' },
  read: { en: '{who} opened it for support', sw: '{who} alifungua kwa ajili ya msaada' },
  becomes: { en: 'now', sw: 'sasa' },
  nothing: { en: 'nothing', sw: 'hakuna' },
  gone: { en: 'no longer exists', sw: 'haipo tena' },
  andMore: { en: 'and {n} more', sw: 'na nyingine {n}' },
  earlier: { en: 'Show earlier', sw: 'Onyesha ya awali' },
  because: { en: 'Reason: {reason}', sw: 'Sababu: {reason}' },
  someone: { en: 'Someone', sw: 'Mtu fulani' },
  lastChange: { en: 'Last change', sw: 'Badiliko la mwisho' },
} as const satisfies Record<string, Words>;
