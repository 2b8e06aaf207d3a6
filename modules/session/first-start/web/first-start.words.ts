import type { Words } from '#core/i18n/language.ts';

/** The words of the first start. */
export const FIRST = {
  steps: { en: 'Create your business', sw: 'Tengeneza biashara yako' },
  business: { en: 'Business', sw: 'Biashara' },
  owner: { en: 'Owner', sw: 'Mmiliki' },
  branch: { en: 'Branch', sw: 'Tawi' },
  businessTitle: { en: 'What is your business called?', sw: 'Biashara yako inaitwaje?' },
  businessText: {
    en: 'This name appears on receipts and reports.',
    sw: 'Jina huonekana kwenye risiti na ripoti.',
  },
  businessName: { en: 'Business name', sw: 'Jina la biashara' },
  businessType: { en: 'Business type', sw: 'Aina ya biashara' },
  ownerTitle: { en: 'Who owns it?', sw: 'Mmiliki ni nani?' },
  ownerText: {
    en: 'You will log in with this phone number and password.',
    sw: 'Utaingia kwa namba hii ya simu na nenosiri hili.',
  },
  ownerName: { en: 'Full name', sw: 'Jina kamili' },
  ownerPhone: { en: 'Phone number', sw: 'Namba ya simu' },
  password: { en: 'Password', sw: 'Nenosiri' },
  passwordHint: {
    en: 'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a symbol such as - or !.',
    sw: 'Angalau herufi 8: herufi ndogo, herufi kubwa, tarakimu na alama kama - au !.',
  },
  branchTitle: { en: 'Where is the first branch?', sw: 'Tawi la kwanza liko wapi?' },
  branchText: {
    en: 'The currency cannot be changed after the first transaction.',
    sw: 'Sarafu haiwezi kubadilishwa baada ya muamala wa kwanza.',
  },
  branchName: { en: 'Branch name', sw: 'Jina la tawi' },
  currency: { en: 'Currency', sw: 'Sarafu' },
  country: { en: 'Country', sw: 'Nchi' },
  timeZone: { en: 'Time zone', sw: 'Majira ya saa' },
  codeTitle: { en: 'Set up Onepos', sw: 'Anzisha Onepos' },
  codeText: {
    en: 'This device is not the server. Enter the setup code to continue.',
    sw: 'Kifaa hiki si seva. Andika msimbo wa kuanzisha ili kuendelea.',
  },
  code: { en: 'Setup code', sw: 'Msimbo wa kuanzisha' },
  codeHint: {
    en: 'The code is shown where Onepos was started. To show it again there, run npm run onepos -- setup-code',
    sw: 'Msimbo huonyeshwa pale Onepos ilipowashwa. Kuuonyesha tena hapo, andika npm run onepos -- setup-code',
  },
  next: { en: 'Continue', sw: 'Endelea' },
  back: { en: 'Back', sw: 'Rudi' },
  create: { en: 'Create business', sw: 'Tengeneza biashara' },
  created: { en: 'Your business is ready', sw: 'Biashara yako iko tayari' },
} as const satisfies Record<string, Words>;

/** The currencies by name; the code alone says little to a newcomer. */
export const CURRENCY_NAMES: Readonly<Record<string, Words>> = {
  TZS: { en: 'Tanzanian shilling, TZS', sw: 'Shilingi ya Tanzania, TZS' },
  USD: { en: 'US dollar, USD', sw: 'Dola ya Marekani, USD' },
  EUR: { en: 'Euro, EUR', sw: 'Yuro, EUR' },
  GBP: { en: 'Pound sterling, GBP', sw: 'Pauni ya Uingereza, GBP' },
  JPY: { en: 'Japanese yen, JPY', sw: 'Yeni ya Japani, JPY' },
};
