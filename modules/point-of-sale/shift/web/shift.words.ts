import type { Words } from '#core/i18n/language.ts';

export const SHIFT = {
  openTitle: { en: 'Open shift', sw: 'Fungua zamu' },
  open: { en: 'Open shift', sw: 'Fungua zamu' },
  opening: { en: 'Cash in the till', sw: 'Taslimu kwenye kaunta' },
  float: { en: 'Counted cash', sw: 'Taslimu iliyohesabiwa' },
  floatWhy: {
    en: 'Count the cash in the drawer before the first sale.',
    sw: 'Hesabu taslimu iliyopo kwenye droo kabla ya kuanza kuuza.',
  },
  remarks: { en: 'Remarks', sw: 'Maoni' },
  drawer: { en: 'Cash in the drawer', sw: 'Taslimu kwenye droo' },
  notes: { en: 'Notes', sw: 'Noti' },
  coins: { en: 'Coins', sw: 'Sarafu' },
  piecesOf: { en: '{value}, pieces', sw: '{value}, idadi' },
  counted: { en: 'Counted in cash', sw: 'Taslimu iliyohesabiwa' },
  confirm: { en: 'Confirm count', sw: 'Thibitisha hesabu' },
  blind: {
    en: 'You see the difference after you confirm. The count is then final.',
    sw: 'Utaona tofauti baada ya kuthibitisha. Baada ya hapo hesabu ni ya mwisho.',
  },
  short: { en: 'Cash short', sw: 'Taslimu pungufu' },
  over: { en: 'Cash over', sw: 'Taslimu ya ziada' },
  agrees: { en: 'Cash agrees', sw: 'Taslimu inalingana' },
  expected: { en: 'Expected', sw: 'Inayotarajiwa' },
  atOpening: { en: 'Float at opening', sw: 'Taslimu ya kuanzia' },
} as const satisfies Record<string, Words>;
