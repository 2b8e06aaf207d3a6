import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Proof } from './proof.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run prove [-- name] [--size 1] [--seed 7]`: runs what is too long for every test run, at full size. */
async function prove(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { size: { type: 'string', default: '1' }, seed: { type: 'string' } },
  });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const proofs = (await findProofs()).filter(({ name }) => positionals.every((part) => name.includes(part)));
  let failed = 0;
  for (const { name, run } of proofs) {
    const began = Date.now();
    const verdict = await run(Number(values.size), seed).then(
      (said) => ({ word: 'proved', said }),
      (error: unknown) => ({ word: 'FAILED', said: error instanceof Error ? error.message : String(error) }),
    );
    if (verdict.word === 'FAILED') failed += 1;
    console.log(
      `${verdict.word}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s, seed ${seed}: ${verdict.said}`,
    );
  }
  console.log(`${proofs.length - failed} proved, ${failed} failed`);
  return proofs.length > 0 && failed === 0 ? 0 : 1;
}

/** Every `*.prove.ts` of the project, by name. */
async function findProofs(): Promise<Proof[]> {
  const files = globSync('{apps,modules,packages,tools}/**/*.prove.ts', { cwd: ROOT }).toSorted();
  return Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(ROOT, file)).href)) as Proof),
  );
}

process.exitCode = await prove();
