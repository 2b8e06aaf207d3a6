import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockedPackages } from './licences.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const partsOf = (licence: string) => licence.replace(/[()]/g, '').split(/ (?:AND|OR) /);

test('every package has a licence that docs/licences.md says what follows from', () => {
  const table = read('docs/licences.md');
  const packages = lockedPackages();
  expect(packages.length).toBeGreaterThan(100);
  const unknown = packages.filter(({ licence }) => !partsOf(licence).every((part) => table.includes(part)));
  expect(unknown).toEqual([]);
});

test('the only one under the LGPL is libvips, a package of its own beside sharp', () => {
  const under = lockedPackages().filter(({ licence }) => licence.includes('GPL'));
  expect(under.length).toBeGreaterThan(0);
  expect(under.filter(({ name }) => !/^@img\/sharp-(libvips-|win32-|wasm32$)/.test(name))).toEqual([]);
});

test('the bill of materials is made by a command that the description of security names', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts.sbom).toContain('npm sbom');
  expect(read('SECURITY.md')).toContain('npm run sbom');
});
