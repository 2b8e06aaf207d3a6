// cspell:disable
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * One term for one idea, in both languages: what must not be said, and the term that stands for it
 * (docs/decisions/0057-words.md). Headings of sheets are left out: they take whatever shops write.
 */
const ENGLISH: readonly [never: RegExp, term: string][] = [
  [/\bmend/i, 'fix, correct'],
  [/\banew\b/i, 'again'],
  [/\bdeeds?\b/i, 'action'],
  [/\btold\b/i, 'notified, shown'],
  [/\be-mail/i, 'email'],
  [/\bworkbooks?\b/i, 'Excel file'],
  [/\bshut out\b|\blet in again\b/i, 'disable, enable'],
  [/\bsee as\b/i, 'view as'],
  [/\btaken? back\b/i, 'undo, reverse'],
  [/\b(?:put|bring|brought) back\b/i, 'restore'],
  [/\blaid aside\b/i, 'failed'],
  [/\bstore keepers?\b/i, 'storekeeper'],
  [/\bpaid in part\b|\bpartially paid\b/i, 'partly paid'],
  [/\bpaid ahead\b/i, 'deposit'],
  [/\bexpire date\b/i, 'expiry date'],
  [/\bin the meantime\b/i, 'while you were editing'],
  [/\bstock corrections?\b/i, 'stock adjustment'],
  [/\bpayment modes?\b/i, 'payment method'],
  [/\bnot read\b(?! here)/i, 'unread'],
  [/\bto go on\b/i, 'continue'],
];
const SWAHILI: readonly [never: RegExp, term: string][] = [
  [/(?<!programu (?:ya|yako ya) )\buthibitishaji\b/i, 'uthibitisho'],
  [/(?<!namba (?:ya|zako za|mpya za) )\bakiba\b/i, 'amana'],
  [/\bkwisha(?= \w)|\b\w*mekwisha/i, 'tayari'],
  [/\bwito\b/i, 'ombi'],
  [/risiti (?:ya|za) kodi/i, 'risiti ya TRA'],
  [/kazi ya nyuma/i, 'kazi ya chinichini'],
  [/kutenduliwa/i, 'kurudishwa'],
  [/taarifa ya mteja/i, 'taarifa ya akaunti'],
  [/maombi ya stoku/i, 'maombi ya bidhaa'],
  [/data za tawi/i, 'taarifa za tawi'],
  [/mteja wa kawaida/i, 'mteja wa papo hapo'],
  [/imeshindwa/i, 'imeshindikana'],
];

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('{apps,modules,packages}/**/{*.words,*.i18n,*-words,errors}.ts', { cwd: ROOT });
const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g;

/** Texts of a file of words; without its remarks, the paths that it imports, and headings of sheets. */
function textsIn(source: string): string[] {
  const words = source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
    .replace(/^( *)headings: \{(?:.*\}|[\s\S]*?^\1\}),$/gm, '');
  return [...words.matchAll(TEXT)].map(([, plain, quoted, built]) => plain ?? quoted ?? built ?? '');
}

describe('one term for one idea', () => {
  test.each([...ENGLISH, ...SWAHILI])('%s is said as: %s', (never) => {
    const said = FILES.flatMap((file) =>
      textsIn(readFileSync(join(ROOT, file), 'utf8'))
        .filter((text) => never.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(said).toEqual([]);
  });

  test('the words of every module are read', () => {
    expect(FILES.length).toBeGreaterThan(100);
    expect(textsIn("export const A = { a: { en: 'Mend it', sw: 'Rekebisha' } };")).toEqual([
      'Mend it',
      'Rekebisha',
    ]);
  });
});
