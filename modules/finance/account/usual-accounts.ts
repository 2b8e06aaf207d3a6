import { LANGUAGES, type Language, say, type Words } from '#core/i18n/language.ts';
import { ACCOUNT_TEXTS } from './account.words.ts';

/** An account as a branch begins with it, by its name in each language. */
export interface UsualAccount {
  name: Words;
  type: 'cash in hand' | 'mobile' | 'bank';
  provider: 'NONE' | 'M-PESA';
  is_till: boolean;
  /** Whether the till proposes it for what is paid in its way. */
  is_default: boolean;
}

/** The accounts that a branch begins with. */
export const USUAL_ACCOUNTS = {
  drawer: {
    name: ACCOUNT_TEXTS.drawerName,
    ...{ type: 'cash in hand', provider: 'NONE', is_till: true, is_default: true },
  },
  safe: {
    name: ACCOUNT_TEXTS.safeName,
    ...{ type: 'cash in hand', provider: 'NONE', is_till: false, is_default: false },
  },
  mPesa: {
    name: ACCOUNT_TEXTS.mPesaName,
    ...{ type: 'mobile', provider: 'M-PESA', is_till: false, is_default: true },
  },
  bank: {
    name: ACCOUNT_TEXTS.bankName,
    ...{ type: 'bank', provider: 'NONE', is_till: false, is_default: true },
  },
} as const satisfies Record<string, UsualAccount>;

/** What an account is called in another language: one that is still called as branches begin; else its name as it stands. */
export function accountNameIn({ name, type }: { name: string; type: string }, language: Language): string {
  const usual = Object.values(USUAL_ACCOUNTS).find(
    (one) => one.type === type && LANGUAGES.some((known) => say(one.name, known) === name),
  );
  return usual ? say(usual.name, language) : name;
}
