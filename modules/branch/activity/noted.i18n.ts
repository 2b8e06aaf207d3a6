import { type Language, say, type Words } from '#core/i18n/language.ts';

const NOTED = new Set<unknown>(['refusal', 'wrong_login', 'export']);

/** Whether an activity tells of what was refused, tried or taken out, and so keeps a code where others keep a reason. */
export function isNoted(type: unknown): boolean {
  return NOTED.has(type);
}

/** What happened, in words, and how often within the hour. Null where the type says it all. */
export function reasonOf(
  { type, reason: code, times }: Readonly<Record<string, unknown>>,
  language: Language,
): string | null {
  const words = type === 'export' ? null : (REASONS[String(code)] ?? NOTED_TEXTS.notAllowed);
  const often = Number(times ?? 1) > 1 ? say(NOTED_TEXTS.often, language, { n: Number(times) }) : '';
  const said = words ? say(words, language) : '';
  return [said, often].filter(Boolean).join(', ') || null;
}

const NOTED_TEXTS = {
  notAllowed: { en: 'Not allowed', sw: 'Haruhusiwi' },
  often: { en: '{n} times in one hour', sw: 'mara {n} ndani ya saa moja' },
} as const satisfies Readonly<Record<string, Words>>;

/** By the code of the refusal. */
const REASONS: Readonly<Record<string, Words>> = {
  wrong_login: { en: 'Wrong password', sw: 'Nenosiri si sahihi' },
  wrong_otp: { en: 'Wrong two-factor code', sw: 'Namba ya uthibitisho si sahihi' },
  permission_denied: { en: 'No permission', sw: 'Hana ruhusa' },
  header_used: { en: 'The same request came twice', sw: 'Ombi lilelile lilikuja mara mbili' },
};
