import { spawnSync } from 'node:child_process';
import { LaunchRefused } from '../launch/launch-refused.mjs';

/** What is different in the working tree from some commit. */
export interface Change {
  /** The commit; none where the tree has no history to compare with, and then everything counts as changed. */
  since: string | null;
  /** Why that commit, in words for whoever reads the output. */
  because: string;
  /** From the root: changed, added and removed. */
  files: readonly string[];
}

/**
 * What changed. Since the commit that somebody names; on a branch since it left main; with work that is not committed
 * since the last commit; on main itself since the commit that was the newest a day before this one.
 */
export function readChange(root: string, named?: string): Change {
  const git = gitIn(root);
  if (named !== undefined) {
    const since = git('rev-parse', '--verify', '--quiet', `${named}^{commit}`);
    if (!since) throw new LaunchRefused(`There is no commit ${named} to compare with.`);
    return changeSince(since, 'as asked for', git);
  }
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD');
  if (!head) return NO_HISTORY;
  const left = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)).find(Boolean);
  if (left && left !== head) return changeSince(left, 'where this branch left main', git);
  if (git('status', '--porcelain')) return changeSince(head, 'the last commit', git);
  const dayBefore = Number(git('log', '-1', '--format=%ct')) - DAY;
  const since = git('rev-list', '-1', `--before=${dayBefore}`, 'HEAD');
  return since ? changeSince(since, 'main a day before', git) : NO_HISTORY;
}

/** A file as it stood in a commit; nothing where it was not there. */
export function textAt(root: string, commit: string, path: string): string | null {
  return gitIn(root)('show', `${commit}:${path}`);
}

/** The lot of what stands committed: one tree is always tried in the same way, another tree in another. */
export function seedOfTree(root: string): number {
  const tree = gitIn(root)('rev-parse', '--verify', '--quiet', 'HEAD^{tree}');
  return tree ? Number.parseInt(tree.slice(0, 8), 16) % 1_000_000 : Date.now() % 1_000_000;
}

const DAY = 86_400;
const NO_HISTORY: Change = { since: null, because: 'there is no history to compare with', files: [] };

type Git = (...words: string[]) => string | null;

function gitIn(root: string): Git {
  return (...words) => {
    const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
    return status === 0 ? stdout.trim() : null;
  };
}

function changeSince(since: string, because: string, git: Git): Change {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', since, '--') ?? '';
  const added = git('ls-files', '--others', '--exclude-standard', '-z') ?? '';
  const files = `${tracked}\0${added}`.split('\0').filter(Boolean);
  return { since, because, files: [...new Set(files)].toSorted() };
}
