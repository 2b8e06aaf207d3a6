import { Notice } from '#ui/feedback/notice.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { ACCESS } from './access.words.ts';

/** Says of whom no branch lets in that he cannot log in, before he finds out himself. */
export function WithoutBranch({ row }: RecordProps) {
  const say = useSay();
  if (Array.isArray(row.access) && row.access.length > 0) return null;
  return <Notice tone="warning">{say(ACCESS.noBranch, { name: String(row.name) })}</Notice>;
}
