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
  [/\bwhoever\b/i, 'the person who'],
  [/\b(?:lies|stands) (?:on|in)\b/i, 'is dated, is in'],
  [/\bnobody (?:can|is|owes)\b.*\bany ?more\b/i, 'no longer'],
  [/\bback from the deleted\b/i, 'restored'],
  [/\bat the end of no\b|\bof no account\b|\bno account now\b/i, 'none, not'],
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
/** Sentences that stand beside the rule that says them. */
const OTHERS = globSync('{apps,modules,packages}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (file) => /\.test\.tsx?$|\/testing(?:\/|$)/.test(file),
}).filter((file) => !FILES.includes(file));
const BESIDE = /\b(?:en|sw):\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g;

/** Texts of a file of words; without its remarks, the paths that it imports, and headings of sheets. */
function textsIn(source: string): string[] {
  const words = source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
    .replace(/^( *)headings: \{(?:.*\}|[\s\S]*?^\1\}),$/gm, '');
  return [...words.matchAll(TEXT)].map(([, plain, quoted, built]) => plain ?? quoted ?? built ?? '');
}

/** Both languages of every pair in a file of code. */
function sentencesIn(source: string): string[] {
  return [...source.matchAll(BESIDE)].map(([, plain, quoted, built]) => plain ?? quoted ?? built ?? '');
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const SAID: readonly { file: string; text: string }[] = [
  ...FILES.flatMap((file) => textsIn(read(file)).map((text) => ({ file, text }))),
  ...OTHERS.flatMap((file) => sentencesIn(read(file)).map((text) => ({ file, text }))),
];

describe('one term for one idea', () => {
  test.each([...ENGLISH, ...SWAHILI])('%s is said as: %s', (never) => {
    expect(SAID.filter(({ text }) => never.test(text))).toEqual([]);
  });

  test('the words of every module are read', () => {
    expect(FILES.length).toBeGreaterThan(100);
    expect(textsIn("export const A = { a: { en: 'Mend it', sw: 'Rekebisha' } };")).toEqual([
      'Mend it',
      'Rekebisha',
    ]);
  });

  test('so are sentences beside their rules', () => {
    expect(OTHERS.length).toBeGreaterThan(500);
    expect(sentencesIn("const A = { en: 'Mend it', sw: \"Rekebisha\", key: 'anew' };")).toEqual([
      'Mend it',
      'Rekebisha',
    ]);
  });
});
