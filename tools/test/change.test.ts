import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readChange } from './change.ts';

let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'onepos-change-'));
});
afterEach(() => rmSync(tree, { recursive: true }));

const FRIDAY = '2026-11-20T12:00:00Z';
const SATURDAY = '2026-11-21T12:00:01Z';

function git(words: readonly string[], at = FRIDAY): string {
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at, GIT_CONFIG_GLOBAL: '' };
  const who = ['-c', 'user.name=Neema', '-c', 'user.email=neema@duka.example'];
  return execFileSync('git', [...who, ...words], { cwd: tree, env, encoding: 'utf8' }).trim();
}

function commit(files: readonly string[], at = FRIDAY): string {
  for (const file of files) writeFileSync(join(tree, file), `${at} ${files}`);
  git(['add', '--all']);
  git(['commit', '--quiet', '--message', 'work'], at);
  return git(['rev-parse', 'HEAD']);
}

test('on a branch: since it left main, with what is not committed yet', () => {
  git(['init', '--quiet', '--initial-branch', 'main']);
  const left = commit(['a.ts', 'gone.ts']);
  git(['switch', '--quiet', '--create', 'work']);
  commit(['b.ts']);
  rmSync(join(tree, 'gone.ts'));
  writeFileSync(join(tree, 'c.ts'), 'new');
  expect(readChange(tree)).toEqual({
    since: left,
    because: 'where this branch left main',
    files: ['b.ts', 'c.ts', 'gone.ts'],
  });
});

test('on main: what is not committed, or else what a day has brought', () => {
  git(['init', '--quiet', '--initial-branch', 'main']);
  const friday = commit(['a.ts']);
  const saturday = commit(['b.ts'], SATURDAY);
  expect(readChange(tree)).toEqual({ since: friday, because: 'main a day before', files: ['b.ts'] });
  writeFileSync(join(tree, 'c.ts'), 'new');
  expect(readChange(tree)).toEqual({ since: saturday, because: 'the last commit', files: ['c.ts'] });
});

test('since a commit that is named, and none that is not there', () => {
  git(['init', '--quiet', '--initial-branch', 'main']);
  const first = commit(['a.ts']);
  commit(['b.ts']);
  expect(readChange(tree, first)).toEqual({ since: first, because: 'as asked for', files: ['b.ts'] });
  expect(() => readChange(tree, 'nowhere')).toThrow('There is no commit nowhere');
});

test('without a history there is nothing to compare with', () => {
  expect(readChange(tree).since).toBeNull();
  git(['init', '--quiet', '--initial-branch', 'main']);
  commit(['a.ts']);
  expect(readChange(tree)).toMatchObject({ since: null, because: 'there is no history to compare with' });
});
