import type { Words } from '#core/i18n/language.ts';

export const ACCESS = {
  everyStore: { en: 'Every store of the branch', sw: 'Stoo zote za tawi' },
  elsewhere: {
    en: 'Only who works in this branch can change its stores.',
    sw: 'Anayefanya kazi kwenye tawi hili tu anaweza kubadili stoo zake.',
  },
  disable: { en: 'Shut out', sw: 'Mzuie' },
  enable: { en: 'Let in again', sw: 'Mruhusu tena' },
  disabled: {
    en: 'Nobody logs in with this account any more.',
    sw: 'Hakuna anayeweza kuingia tena kwa akaunti hii.',
  },
  enabled: { en: 'The account can be used again.', sw: 'Akaunti inaweza kutumika tena.' },
  disableTitle: { en: 'Shut {name} out?', sw: 'Umzuie {name}?' },
  disableBody: {
    en: 'All sessions and tokens of this employee end at once. Nothing is deleted, and you can let the employee in again.',
    sw: 'Vipindi na tokeni zote za mfanyakazi huyu zinaisha mara moja. Hakuna kinachofutwa, na unaweza kumruhusu tena.',
  },
  notYours: {
    en: 'You may not change who works in which branch and as what.',
    sw: 'Huna ruhusa ya kubadilisha nani anafanya kazi tawi gani na kwa wadhifa gani.',
  },
  noBranch: {
    en: '{name} works in no branch yet and cannot log in.',
    sw: '{name} hana tawi la kufanyia kazi na hawezi kuingia.',
  },
  everything: { en: 'Every permission', sw: 'Ruhusa zote' },
  withoutRoleTitle: { en: 'Save without a role?', sw: 'Uhifadhi bila wadhifa?' },
  withoutRoleBody: {
    en: 'Without a role in a branch this employee can log in there but cannot do anything.',
    sw: 'Bila wadhifa kwenye tawi mfanyakazi huyu anaweza kuingia lakini hawezi kufanya chochote.',
  },
  withoutRole: { en: 'Save without a role', sw: 'Hifadhi bila wadhifa' },
  chooseRole: { en: 'Choose a role', sw: 'Chagua wadhifa' },
  nothing: { en: 'No role', sw: 'Hakuna wadhifa' },
} as const satisfies Record<string, Words>;
