import type { Words } from '#core/i18n/language.ts';

/** What is said where the number or address of an account was changed. */
export const NEW_LOGIN = {
  title: { en: 'Login details of {name} changed', sw: 'Taarifa za kuingia za {name} zimebadilishwa' },
  text: {
    en: 'The phone number or email that {name} logs in with was changed by {who} on {date}. If this is not right, tell the owner of the business at once.',
    sw: 'Namba ya simu au barua pepe ambayo {name} huingia nayo ilibadilishwa na {who} tarehe {date}. Kama si sahihi, mjulishe mmiliki wa biashara mara moja.',
  },
} as const satisfies Record<string, Words>;

/** The same where somebody else has changed it. */
export const GIVEN_LOGIN = {
  title: NEW_LOGIN.title,
  text: {
    en: 'The phone number or email that {name} logs in with was changed by {who} on {date}. No code for a forgotten password goes to the new one until {name} has logged in with it. If this is not right, tell the owner of the business at once.',
    sw: 'Namba ya simu au barua pepe ambayo {name} huingia nayo ilibadilishwa na {who} tarehe {date}. Namba ya nenosiri lililosahauliwa haitumwi kwa mpya hadi {name} aingie nayo. Kama si sahihi, mjulishe mmiliki wa biashara mara moja.',
  },
} as const satisfies Record<string, Words>;

/** What is said where somebody else has set a new password. */
export const GIVEN_PASSWORD = {
  title: { en: 'New password for {name}', sw: 'Nenosiri jipya la {name}' },
  text: {
    en: '{who} set a new password for {name} on {date}. It works for one login within {days} days, at which {name} chooses another. If this is not right, tell the owner of the business at once.',
    sw: '{who} aliweka nenosiri jipya la {name} tarehe {date}. Hutumika kuingia mara moja ndani ya siku {days}, ambapo {name} atachagua jingine. Kama si sahihi, mjulishe mmiliki wa biashara mara moja.',
  },
  reason: { en: 'New password set', sw: 'Nenosiri jipya limewekwa' },
  given: {
    en: 'Password set. It works for one login within {days} days.',
    sw: 'Nenosiri limewekwa. Hutumika kuingia mara moja ndani ya siku {days}.',
  },
} as const satisfies Record<string, Words>;
