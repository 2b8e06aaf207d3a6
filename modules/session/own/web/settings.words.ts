import type { Words } from '#core/i18n/language.ts';

/** The words of one's own settings. */
export const SETTINGS = {
  preferences: { en: 'Preferences', sw: 'Mapendeleo' },
  look: { en: 'Appearance', sw: 'Mwonekano' },
  lookWhy: { en: 'Only for you, on every device.', sw: 'Kwa ajili yako tu, kwenye kila kifaa.' },
  theme: { en: 'Theme', sw: 'Mandhari' },
  light: { en: 'Light', sw: 'Mwanga' },
  dark: { en: 'Dark', sw: 'Giza' },
  automatic: { en: 'Automatic', sw: 'Otomatiki' },
  automaticWhy: { en: 'Dark from 18:00 to 06:59.', sw: 'Giza kuanzia 18:00 hadi 06:59.' },
  language: { en: 'Language', sw: 'Lugha' },
  scanning: { en: 'Scanning', sw: 'Kuskani' },
  scanningWhy: { en: 'What happens when you scan a barcode.', sw: 'Kinachotokea unaposkani msimbo pau.' },
  allowed: { en: 'Scan barcodes with the camera', sw: 'Skani misimbo pau kwa kamera' },
  sound: { en: 'Sound after a scan', sw: 'Sauti baada ya kuskani' },
  vibration: { en: 'Vibration after a scan', sw: 'Mtetemo baada ya kuskani' },
  keyboard: { en: 'Keyboard', sw: 'Kibodi' },
  keyboardWhy: {
    en: 'Single-key shortcuts, such as N for a new record. Turn them off if you dictate or press keys by accident.',
    sw: 'Njia za mkato za kitufe kimoja, kama N kwa rekodi mpya. Zizime ukiandika kwa sauti, au ukibonyeza kwa bahati mbaya.',
  },
  singleKeys: { en: 'Single-key shortcuts in lists', sw: 'Njia za mkato za kitufe kimoja kwenye orodha' },
  saved: { en: 'Saved', sw: 'Imehifadhiwa' },
  back: { en: 'Back to the start page', sw: 'Rudi kwenye ukurasa wa mwanzo' },
  password: { en: 'Change password', sw: 'Badili nenosiri' },
  passwordWhy: {
    en: 'You will be logged out on all your other devices.',
    sw: 'Utaondolewa kwenye vifaa vyako vingine vyote.',
  },
  keepTokens: {
    en: 'Keep my API tokens (otherwise programs that use them are logged out too)',
    sw: 'Bakiza tokeni zangu za API (la sivyo programu zinazozitumia zitaondolewa pia)',
  },
  current: { en: 'Current password', sw: 'Nenosiri la sasa' },
  next: { en: 'New password', sw: 'Nenosiri jipya' },
  nextWhy: {
    en: 'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a symbol such as - or !.',
    sw: 'Angalau herufi 8: herufi ndogo, herufi kubwa, tarakimu na alama kama - au !.',
  },
  again: { en: 'Confirm new password', sw: 'Rudia nenosiri jipya' },
  differs: { en: 'The passwords do not match.', sw: 'Manenosiri hayalingani.' },
} as const satisfies Record<string, Words>;
