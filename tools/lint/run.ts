import { fileURLToPath } from 'node:url';
import type { Finding, Rule } from './rule.ts';
import { RULES } from './rules.ts';
import { readTree, type Tree } from './tree.ts';

/** Holds every rule against every file. */
export function lint(tree: Tree, rules: readonly Rule[] = RULES): Finding[] {
  return tree.flatMap((file) =>
    rules.flatMap((rule) =>
      [...rule.check(file, tree)].map(({ at, what }) => ({
        file: file.path,
        line: file.lineAt(at),
        rule,
        what,
      })),
    ),
  );
}

function print(findings: readonly Finding[]): void {
  for (const { file, line, rule, what } of findings) {
    console.error(`${file}:${line}  ${rule.name}: ${what}\n    why: ${rule.reason}\n    fix: ${rule.fix}`);
  }
}

if (import.meta.main) {
  const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)));
  const findings = lint(tree);
  print(findings);
  console.log(`${tree.length} files, ${RULES.length} rules, ${findings.length} findings`);
  process.exitCode = findings.length > 0 || tree.length === 0 ? 1 : 0;
}
