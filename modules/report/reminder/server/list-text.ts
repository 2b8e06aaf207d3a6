import { type Language, say } from '#core/i18n/language.ts';
import { formatQuantity, ONE_UNIT } from '#core/quantity.ts';
import { LINES } from '../reminder.words.ts';

const MOST = 20;

/** A head with a list below it; a long list says how much more there is. */
export function listText(head: string, lines: readonly string[], language: Language): string {
  const more = lines.length - MOST;
  const rest = more > 0 ? [say(LINES.more, language, { n: formatQuantity(BigInt(more) * ONE_UNIT) })] : [];
  return [head, ...lines.slice(0, MOST), ...rest].join('\n');
}
