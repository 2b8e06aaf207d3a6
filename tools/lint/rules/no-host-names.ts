import type { Rule } from '../rule.ts';

/** The repository names no machine, no package host and no unowned promise. */
export const noHostNames: Rule = {
  name: 'no-host-names',
  reason:
    'a path or a host of one machine works on that machine only; a promise without an issue is never kept',
  fix: 'use a path from the project, the address that the user configured, or write the issue: TO-DO(#12)',
  *check({ path, text }) {
    if (path.startsWith('tools/lint/')) return;
    for (const form of FORMS) {
      for (const { 0: what, index } of text.matchAll(form)) yield { at: index, what };
    }
  },
};

const FORMS = [
  /\b(?:registry\.[\w.-]+|[\w.-]*(?:npmjs|verdaccio|artifactory|jfrog|nexus))\.(?:org|com|net|io|dev|cn|local|internal)\b/gi,
  /(?<![\w.])\/(?:work|root|home\/\w+|Users\/\w+)\/[\w./-]*/g,
  /\b(?:TODO|FIXME|XXX|HACK)\b(?!\s*\(#\d+\))/g,
];
