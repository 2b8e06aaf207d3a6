import type { Words } from '#core/i18n/language.ts';

export const ACCESS = {
  everyStore: { en: 'All stores of the branch', sw: 'Stoo zote za tawi' },
  elsewhere: {
    en: 'Only someone who works in this branch can change its stores.',
    sw: 'Anayefanya kazi kwenye tawi hili tu anaweza kubadili stoo zake.',
  },
  ofBranch: {
    en: 'Goods and documents of other stores are hidden. Money, debts, statements and reports cover the whole branch.',
    sw: 'Bidhaa na hati za stoo nyingine hazionekani. Fedha, madeni, taarifa na ripoti ni za tawi zima.',
  },
  givePassword: { en: 'Set new password', sw: 'Weka nenosiri jipya' },
  givePasswordTo: { en: 'New password for {name}', sw: 'Nenosiri jipya la {name}' },
  givePasswordText: {
    en: 'It works for one login within {days} days, at which {name} chooses another. All sessions and tokens of {name} end now.',
    sw: 'Hutumika kuingia mara moja ndani ya siku {days}, ambapo {name} atachagua jingine. Vipindi na tokeni zote za {name} zitaisha sasa.',
  },
  newPassword: { en: 'New password', sw: 'Nenosiri jipya' },
  setPassword: { en: 'Set password', sw: 'Weka nenosiri' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  disable: { en: 'Disable', sw: 'Zuia' },
  enable: { en: 'Enable', sw: 'Ruhusu tena' },
  disabled: {
    en: 'Account disabled. Nobody can log in with it.',
    sw: 'Akaunti imezuiwa. Hakuna anayeweza kuingia kwayo.',
  },
  enabled: { en: 'Account enabled.', sw: 'Akaunti imeruhusiwa tena.' },
  disableTitle: { en: 'Disable {name}?', sw: 'Umzuie {name}?' },
  disableBody: {
    en: 'All sessions and tokens of this employee end at once. Nothing is deleted, and you can enable the account again.',
    sw: 'Vipindi na tokeni zote za mfanyakazi huyu zitaisha mara moja. Hakuna kitakachofutwa, na unaweza kumruhusu tena.',
  },
  notYours: {
    en: 'You do not have permission to change branches and roles of employees.',
    sw: 'Huna ruhusa ya kubadilisha matawi na nyadhifa za wafanyakazi.',
  },
  noBranch: {
    en: '{name} has no branch yet and cannot log in.',
    sw: '{name} hana tawi la kufanyia kazi na hawezi kuingia.',
  },
  everything: { en: 'All permissions', sw: 'Ruhusa zote' },
  withoutRoleTitle: { en: 'Save without a role?', sw: 'Uhifadhi bila wadhifa?' },
  withoutRoleBody: {
    en: 'Without a role in a branch this employee can log in there but cannot do anything.',
    sw: 'Bila wadhifa kwenye tawi mfanyakazi huyu anaweza kuingia lakini hawezi kufanya chochote.',
  },
  withoutRole: { en: 'Save without a role', sw: 'Hifadhi bila wadhifa' },
  chooseRole: { en: 'Choose a role', sw: 'Chagua wadhifa' },
  nothing: { en: 'No role', sw: 'Hakuna wadhifa' },
} as const satisfies Record<string, Words>;
