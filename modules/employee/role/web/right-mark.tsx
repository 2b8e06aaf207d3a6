import { Chip } from '#ui/show/chip.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { Difference } from '../difference.rules.ts';
import { RIGHTS } from './rights.words.ts';

/** Says of a right that the role has it beyond the other, or lacks it; nothing where both are alike. */
export function RightMark({ right, difference }: { right: string; difference: Difference | null }) {
  const say = useSay();
  if (difference?.more.has(right)) return <Chip tone="success">{say(RIGHTS.more)}</Chip>;
  if (difference?.less.has(right)) return <Chip tone="danger">{say(RIGHTS.less)}</Chip>;
  return null;
}
