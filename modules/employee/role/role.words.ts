import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const ROLE_TEXTS = {
  reservedRoleWordsSuperAdmin: { en: 'Super administrator', sw: 'Msimamizi mkuu' },
  reservedRoleWordsSystemAdmin: { en: 'System administrator', sw: 'Msimamizi wa mfumo' },
  reservedRoleWordsBranchOwner: { en: 'Branch owner', sw: 'Mmiliki wa tawi' },
  unknown: { en: 'Unknown permission: {name}.', sw: 'Ruhusa hii haipo: {name}.' },
  reservedRole: { en: 'This name is reserved by the system.', sw: 'Jina hili limehifadhiwa na mfumo.' },
  cashierName: { en: 'Cashier', sw: 'Mwuzaji' },
  cashierRemarks: {
    en: 'Sells and takes payments. Sees no buying prices and no profit.',
    sw: 'Huuza na kupokea malipo. Haoni bei za kununua wala faida.',
  },
  storeKeeperName: { en: 'Storekeeper', sw: 'Mtunza stoo' },
  storeKeeperRemarks: {
    en: 'Keeps products, stock and counts. Does not sell and sees no money.',
    sw: 'Hutunza bidhaa, stoku na kuhesabu. Hauzi wala haoni fedha.',
  },
  managerName: { en: 'Manager', sw: 'Meneja' },
  managerRemarks: {
    en: 'Runs the branch. Roles, settings and the data of the branch stay with the owner.',
    sw: 'Huendesha tawi. Nyadhifa, mipangilio na taarifa za tawi hubaki kwa mmiliki.',
  },
} as const satisfies Readonly<Record<string, Words>>;
