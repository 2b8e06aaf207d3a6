import type { Words } from '#core/i18n/language.ts';

/** The words of a forgotten password: name, code, new password. */
export const RECOVERY = {
  forgot: { en: 'Forgot password?', sw: 'Umesahau nenosiri?' },
  forgotTitle: { en: 'Forgot your password?', sw: 'Umesahau nenosiri lako?' },
  forgotText: {
    en: 'Type the phone number or email you log in with. A code comes to it.',
    sw: 'Andika namba ya simu au barua pepe unayoingia nayo. Namba ya uthibitisho itatumwa huko.',
  },
  send: { en: 'Send me a code', sw: 'Nitumie namba' },
  codeTitle: { en: 'Type the code', sw: 'Andika namba ya uthibitisho' },
  codeBySms: {
    en: 'If {name} has an account, an SMS with a code is on its way. It is valid for 15 minutes.',
    sw: 'Kama {name} ina akaunti, SMS yenye namba ya uthibitisho iko njiani. Inatumika kwa dakika 15.',
  },
  codeByEmail: {
    en: 'If {name} has an account, an email with a code is on its way. It is valid for 15 minutes.',
    sw: 'Kama {name} ina akaunti, barua pepe yenye namba ya uthibitisho iko njiani. Inatumika kwa dakika 15.',
  },
  code: { en: 'Code of the message', sw: 'Namba iliyo kwenye ujumbe' },
  codeShort: { en: 'The code has 8 digits.', sw: 'Namba ina tarakimu 8.' },
  verify: { en: 'Go on', sw: 'Endelea' },
  askAgain: { en: 'Ask for a new code', sw: 'Omba namba mpya' },
  resetTitle: { en: 'Choose a new password', sw: 'Chagua nenosiri jipya' },
  resetText: {
    en: 'All your sessions are logged out, and you log in with the new password.',
    sw: 'Vipindi vyako vyote vitaondolewa, na utaingia kwa nenosiri jipya.',
  },
  password: { en: 'New password', sw: 'Nenosiri jipya' },
  passwordHint: {
    en: 'At least 8 characters: a small letter, a capital letter, a digit and a symbol such as - or !.',
    sw: 'Angalau herufi 8: herufi ndogo, herufi kubwa, tarakimu na alama kama - au !.',
  },
  again: { en: 'New password again', sw: 'Rudia nenosiri jipya' },
  differs: { en: 'This differs from the new password.', sw: 'Hii haifanani na nenosiri jipya.' },
  keepTokens: {
    en: 'Keep my API tokens (otherwise programs that use them are logged out too)',
    sw: 'Bakiza tokeni zangu za API (la sivyo programu zinazozitumia zitaondolewa pia)',
  },
  save: { en: 'Save the password', sw: 'Hifadhi nenosiri' },
  toLogin: { en: 'Back to log in', sw: 'Rudi kuingia' },
} as const satisfies Record<string, Words>;
