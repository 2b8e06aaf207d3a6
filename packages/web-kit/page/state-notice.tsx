import { stateOf, targetsOf, transitionsFrom } from '#core/define-states.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useSay } from '../i18n/language.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { PAGE } from './page.words.ts';

/** Whether a document was taken back whole: its amounts no longer count. */
export function isTakenBack({ entity, row }: Pick<RecordProps, 'entity' | 'row'>): boolean {
  return stateOf(entity, row)?.books === 'reversed';
}

/** One sentence where the state needs one: the document is void, or it is in no books until somebody takes a step. */
export function StateNotice({ entity, row, words }: RecordProps) {
  const say = useSay();
  if (isTakenBack({ entity, row }))
    return <Notice tone="info">{say(PAGE.isVoid, { one: words.lower })}</Notice>;
  const state = stateOf(entity, row);
  if (state?.books !== 'nothing') return null;
  const posting = transitionsFrom(entity, row, () => true).find((name) =>
    targetsOf(state.to[name]).every((after) => entity.states?.states[after]?.books === 'posted'),
  );
  const step = posting && words.transitions?.[posting]?.button;
  return step ? <Notice tone="warning">{say(PAGE.waits, { step, one: words.lower })}</Notice> : null;
}
