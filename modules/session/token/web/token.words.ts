import type { Words } from '#core/i18n/language.ts';

/** The words of the screens of API tokens. */
export const TOKEN = {
  many: { en: 'API tokens', sw: 'Tokeni za API' },
  why: {
    en: 'A token lets a program of yours call the system without a login. It may do no more than you.',
    sw: 'Tokeni huruhusu programu yako kutumia mfumo bila kuingia. Haiwezi kufanya zaidi ya unavyoweza wewe.',
  },
  new: { en: 'New API token', sw: 'Tokeni mpya ya API' },
  none: { en: 'No API tokens yet', sw: 'Bado hakuna tokeni za API' },
  name: { en: 'Name', sw: 'Jina' },
  nameWhy: { en: 'What uses it: your website, a script.', sw: 'Inayotumia: tovuti yako, skripti.' },
  branch: { en: 'Branch', sw: 'Tawi' },
  branchWhy: { en: 'Where it works when it names no other.', sw: 'Inapofanya kazi isipotaja tawi lingine.' },
  rights: { en: 'Permissions', sw: 'Ruhusa' },
  life: { en: 'Valid for', sw: 'Inatumika kwa' },
  days: { en: '{n} days', sw: 'Siku {n}' },
  year: { en: 'A year', sw: 'Mwaka mmoja' },
  until: { en: 'Valid until', sw: 'Inatumika hadi' },
  over: { en: 'Expired', sw: 'Muda umeisha' },
  used: { en: 'Last used', sw: 'Ilitumika mwisho' },
  never: { en: 'never', sw: 'bado' },
  by: { en: 'Made by', sw: 'Imetengenezwa na' },
  make: { en: 'Make the token', sw: 'Tengeneza tokeni' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  needed: { en: 'This field is required.', sw: 'Sehemu hii inahitajika.' },
  fix: { en: 'Fix “{field}” to save', sw: 'Rekebisha “{field}” ili uhifadhi' },
  madeTitle: { en: 'Copy the token now', sw: 'Nakili tokeni sasa' },
  madeText: {
    en: 'It is shown only this once. Whoever has it can do what it may do, until you revoke it.',
    sw: 'Inaonyeshwa mara hii moja tu. Mwenye tokeni anaweza kufanya inachoruhusu, hadi utakapoifuta.',
  },
  copy: { en: 'Copy', sw: 'Nakili' },
  copied: { en: 'Copied', sw: 'Imenakiliwa' },
  done: { en: 'I have copied it', sw: 'Nimeinakili' },
  revoke: { en: 'Revoke {name}', sw: 'Futa {name}' },
  revokeTitle: { en: 'Revoke {name}?', sw: 'Ufute {name}?' },
  revokeText: {
    en: 'Programs that use this token are refused from their next call on. This action cannot be undone.',
    sw: 'Programu zinazotumia tokeni hii zitakataliwa kuanzia wito unaofuata. Kitendo hiki hakiwezi kutenduliwa.',
  },
  revokeConfirm: { en: 'Revoke the token', sw: 'Futa tokeni' },
} as const satisfies Record<string, Words>;
