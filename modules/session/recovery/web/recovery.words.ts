import type { Words } from '#core/i18n/language.ts';

/** The words of a forgotten password: name, code, new password. */
export const RECOVERY = {
  forgot: { en: 'Forgot password?', sw: 'Umesahau nenosiri?' },
  forgotTitle: { en: 'Forgot your password?', sw: 'Umesahau nenosiri lako?' },
  forgotText: {
    en: 'Enter the phone number or email you log in with. We will send you a code.',
    sw: 'Andika namba ya simu au barua pepe unayoingia nayo. Tutakutumia namba ya uhakiki.',
  },
  send: { en: 'Send me a code', sw: 'Nitumie namba' },
  codeTitle: { en: 'Enter the code', sw: 'Andika namba ya uhakiki' },
  codeBySms: {
    en: 'If {name} has an account, an SMS with a code is on its way. It is valid for 15 minutes.',
    sw: 'Kama {name} ina akaunti, SMS yenye namba ya uhakiki iko njiani. Inatumika kwa dakika 15.',
  },
  codeByEmail: {
    en: 'If {name} has an account, an email with a code is on its way. It is valid for 15 minutes.',
    sw: 'Kama {name} ina akaunti, barua pepe yenye namba ya uhakiki iko njiani. Inatumika kwa dakika 15.',
  },
  code: { en: 'Code from the message', sw: 'Namba iliyo kwenye ujumbe' },
  codeShort: { en: 'The code has 8 digits.', sw: 'Namba ina tarakimu 8.' },
  verify: { en: 'Continue', sw: 'Endelea' },
  askAgain: { en: 'Request a new code', sw: 'Omba namba mpya' },
  resetTitle: { en: 'Choose a new password', sw: 'Chagua nenosiri jipya' },
  resetText: {
    en: 'You will be logged out everywhere. Log in again with the new password.',
    sw: 'Utaondolewa kwenye vifaa vyote. Ingia tena kwa nenosiri jipya.',
  },
  password: { en: 'New password', sw: 'Nenosiri jipya' },
  passwordHint: {
    en: 'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a symbol such as - or !.',
    sw: 'Angalau herufi 8: herufi ndogo, herufi kubwa, tarakimu na alama kama - au !.',
  },
  again: { en: 'Confirm new password', sw: 'Rudia nenosiri jipya' },
  differs: { en: 'The passwords do not match.', sw: 'Manenosiri hayalingani.' },
  keepTokens: {
    en: 'Keep my API tokens (otherwise programs that use them are logged out too)',
    sw: 'Bakiza tokeni zangu za API (la sivyo programu zinazozitumia zitaondolewa pia)',
  },
  save: { en: 'Save password', sw: 'Hifadhi nenosiri' },
  toLogin: { en: 'Back to login', sw: 'Rudi kuingia' },
} as const satisfies Record<string, Words>;
