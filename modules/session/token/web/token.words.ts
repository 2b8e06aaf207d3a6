import type { Words } from '#core/i18n/language.ts';

/** The words of the screens of API tokens. */
export const TOKEN = {
  many: { en: 'API tokens', sw: 'Tokeni za API' },
  why: {
    en: 'A token lets your own programs use the system without logging in. It can do no more than you can.',
    sw: 'Tokeni huruhusu programu yako kutumia mfumo bila kuingia. Haiwezi kufanya zaidi ya unavyoweza wewe.',
  },
  new: { en: 'New API token', sw: 'Tokeni mpya ya API' },
  none: { en: 'No API tokens yet', sw: 'Bado hakuna tokeni za API' },
  name: { en: 'Name', sw: 'Jina' },
  nameWhy: { en: 'What will use it: your website, a script.', sw: 'Kitakachoitumia: tovuti yako, skripti.' },
  branch: { en: 'Branch', sw: 'Tawi' },
  branchWhy: {
    en: 'Requests use this branch unless they name another.',
    sw: 'Maombi hutumia tawi hili yasipotaja jingine.',
  },
  otherBranchesWhy: {
    en: 'Requests can also name one of these branches.',
    sw: 'Maombi yanaweza pia kutaja mojawapo ya matawi haya.',
  },
  rights: { en: 'Permissions', sw: 'Ruhusa' },
  life: { en: 'Valid for', sw: 'Inatumika kwa' },
  days: { en: '{n} days', sw: 'Siku {n}' },
  year: { en: 'One year', sw: 'Mwaka mmoja' },
  until: { en: 'Valid until', sw: 'Inatumika hadi' },
  over: { en: 'Expired', sw: 'Muda umeisha' },
  used: { en: 'Last used', sw: 'Ilitumika mwisho' },
  never: { en: 'never', sw: 'bado' },
  by: { en: 'Created by', sw: 'Imetengenezwa na' },
  byToken: { en: '{name}, by the token {token}', sw: '{name}, kwa tokeni {token}' },
  make: { en: 'Create token', sw: 'Tengeneza tokeni' },
  madeTitle: { en: 'Copy the token now', sw: 'Nakili tokeni sasa' },
  madeText: {
    en: 'It is shown only once. Anyone who has it can use its permissions until you revoke it.',
    sw: 'Inaonyeshwa mara hii tu. Yeyote mwenye tokeni anaweza kufanya inachoruhusu, hadi utakapoifuta.',
  },
  copy: { en: 'Copy', sw: 'Nakili' },
  copied: { en: 'Copied', sw: 'Imenakiliwa' },
  done: { en: 'I have copied it', sw: 'Nimeinakili' },
  revoke: { en: 'Revoke {name}', sw: 'Futa {name}' },
  revokeTitle: { en: 'Revoke {name}?', sw: 'Ufute {name}?' },
  revokeText: {
    en: 'Programs that use this token, or a token that it made, will be refused from now on. This action cannot be undone.',
    sw: 'Programu zinazotumia tokeni hii, au tokeni iliyotengenezwa nayo, zitakataliwa kuanzia sasa. Kitendo hiki hakiwezi kurudishwa.',
  },
  revokeConfirm: { en: 'Revoke token', sw: 'Futa tokeni' },
} as const satisfies Record<string, Words>;
