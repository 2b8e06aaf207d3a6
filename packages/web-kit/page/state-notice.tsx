import type { AnyEntity } from '#core/define-entity.ts';
import { nameOfState, type State, stateOf, targetsOf, transitionsFrom } from '#core/define-states.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useSay } from '../i18n/language.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { PAGE } from './page.words.ts';

/** Whether a document was taken back whole: its amounts no longer count. One that posts nothing itself can be void as well. */
export function isTakenBack({ entity, row }: Pick<RecordProps, 'entity' | 'row'>): boolean {
  const { states } = entity;
  return (
    states !== undefined &&
    (stateOf(entity, row)?.books === 'reversed' || nameOfState(states, row) === 'void')
  );
}

/** One sentence where the state needs one: the document is void, or it is in no books until somebody takes a step who should. */
export function StateNotice({ entity, row, words }: RecordProps) {
  const say = useSay();
  if (isTakenBack({ entity, row }))
    return <Notice tone="info">{say(PAGE.isVoid, { one: words.lower })}</Notice>;
  const state = stateOf(entity, row);
  if (state?.books !== 'nothing' || state.isAhead) return null;
  const posting = transitionsFrom(entity, row, () => true).find((name) => isPosting(entity, state, name));
  const step = posting && words.transitions?.[posting]?.button;
  return step ? <Notice tone="warning">{say(PAGE.waits, { step, one: words.lower })}</Notice> : null;
}

/** Whether a step brings a document into the books. One that needs a reason gives it up, whatever it posts besides. */
function isPosting({ states: table }: AnyEntity, { to }: State, name: string): boolean {
  const isGivenUp = table?.transitions[name]?.reason === 'required';
  return !isGivenUp && targetsOf(to[name]).every((after) => table?.states[after]?.books === 'posted');
}
