import { Button } from '#ui/actions/button.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { countText } from '../format/number.ts';
import { sayCounted } from '../i18n/counted.ts';
import { type Say, useSay } from '../i18n/language.tsx';
import classes from './import.module.css';
import { CHECKING, ERRORS_LEFT, IMPORT, IMPORT_ROWS, NEXT_ERROR, SAVING } from './import.words.ts';
import type { DryRun } from './import-calls.ts';
import { type FaultWalk, NEXT_ERROR_KEY } from './use-fault-walk.ts';
import type { Import } from './use-import.ts';

/** What is imported and what is left out, always in sight; where nothing can be imported it says why. */
export function CheckBar({ work, walk }: { work: Import; walk: FaultWalk }) {
  const say = useSay();
  const { result, choice, running, isChanged, checksAtOnce, edits } = work;
  if (!result || !choice) return null;
  const faulty = [...new Set(result.faults.map(({ row }) => row))];
  const sound = result.rows - result.faulty - result.to_skip;
  const asksForCheck = isChanged && !checksAtOnce;
  return (
    <ActionBar note={noteOf(work, result, sound, say)} tone={work.problem ? 'danger' : 'neutral'}>
      <Button icon="left" disabled={running} onClick={work.backToColumns}>
        {say(IMPORT.back)}
      </Button>
      {walk.left > 0 && (
        <Button
          icon="chevron-down"
          className={classes.next}
          aria-keyshortcuts={NEXT_ERROR_KEY}
          title={NEXT_ERROR_KEY}
          onClick={walk.goOn}
        >
          {sayCounted(say, NEXT_ERROR, walk.left)}
        </Button>
      )}
      {asksForCheck ? (
        <Button kind="primary" loading={running} onClick={() => void work.check({ ...choice, edits })}>
          {say(IMPORT.checkAgain)}
        </Button>
      ) : (
        <Button
          kind="primary"
          icon="import"
          loading={running}
          disabled={isChanged || sound === 0}
          onClick={() => void work.run(faulty)}
        >
          {faulty.length > 0 && sound > 0
            ? say(IMPORT.importAndLeave, { sound: countText(sound), faulty: countText(result.faulty) })
            : sayCounted(say, IMPORT_ROWS, sound)}
        </Button>
      )}
    </ActionBar>
  );
}

/** Why the button waits, or what pressing it will leave undone. */
function noteOf(work: Import, result: DryRun, sound: number, say: Say) {
  const { progress, problem, running, isChanged, checksAtOnce } = work;
  if (progress)
    return (
      <>
        {progress.phase === 'checking'
          ? sayCounted(say, CHECKING, progress.rows)
          : sayCounted(say, SAVING, progress.rows, { done: countText(progress.done) })}
        <span className={classes.progress}>
          <span style={{ width: `${Math.round((progress.done / Math.max(progress.rows, 1)) * 100)}%` }} />
        </span>
      </>
    );
  if (problem) return problem;
  if (running) return say(IMPORT.checkingNow);
  if (isChanged) return say(checksAtOnce ? IMPORT.typing : IMPORT.unchecked);
  if (sound === 0) return say(result.faulty > 0 ? IMPORT.noneCorrect : IMPORT.nothingToDo);
  return result.faulty > 0 ? sayCounted(say, ERRORS_LEFT, result.faulty) : say(IMPORT.allGood);
}
