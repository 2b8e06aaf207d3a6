import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '../api/problem-text.ts';
import { countText } from '../format/number.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { CheckGrid } from './check-grid.tsx';
import { FaultTable } from './fault-table.tsx';
import classes from './import.module.css';
import { CHECKING, IMPORT, IMPORT_ROWS, LEAVE_OUT, LEFT_OUT, SAVING } from './import.words.ts';
import { downloadFaulty } from './import-calls.ts';
import { Problem } from './problem.tsx';
import type { Import } from './use-import.ts';

/** What would happen; every fault is mended in its cell, left out, or taken along as a workbook. Then all rows or none. */
export function CheckStep({ work }: { work: Import }) {
  const say = useSay();
  const { kept, result, choice, edits, progress, running } = work;
  if (!kept || !result || !choice) return null;
  const faultyRows = [...new Set(result.faults.map(({ row }) => row))];
  const sound = result.rows - result.faulty - result.to_skip;
  const isMended = edits !== null;
  const check = (part: Partial<typeof choice>) =>
    work.check({ ...choice, edits: edits ?? choice.edits, ...part });
  const takeAlong = () =>
    void downloadFaulty(kept.id).catch((error: unknown) =>
      showToast({ tone: 'error', title: problemText(error, say) }),
    );
  return (
    <Stack>
      <FigureStrip
        items={[
          { key: 'rows', title: say(IMPORT.rows), amount: countText(result.rows) },
          { key: 'new', title: say(IMPORT.toCreate), amount: countText(result.to_create) },
          { key: 'changed', title: say(IMPORT.toUpdate), amount: countText(result.to_update) },
          ...(result.to_skip > 0
            ? [{ key: 'skipped', title: say(IMPORT.toSkip), amount: countText(result.to_skip) }]
            : []),
          { key: 'faulty', title: say(IMPORT.faulty), amount: countText(result.faulty) },
        ]}
      />
      {work.problem && <Problem text={work.problem} />}
      {choice.leave_out.length > 0 && (
        <p className={classes.told}>{sayCounted(say, LEFT_OUT, choice.leave_out.length)}</p>
      )}
      {result.faults.length > 0 && (
        <Row>
          <Button
            loading={running}
            onClick={() => void check({ leave_out: [...choice.leave_out, ...faultyRows] })}
          >
            {sayCounted(say, LEAVE_OUT, faultyRows.length)}
          </Button>
          {!isMended && (
            <Button kind="ghost" icon="download" onClick={takeAlong}>
              {say(IMPORT.takeFaulty)}
            </Button>
          )}
        </Row>
      )}
      <CheckGrid
        key={kept.id}
        {...{ kept, choice, result }}
        edits={edits ?? choice.edits}
        onEdit={work.setEdits}
      />
      {result.warnings.length > 0 && (
        <Card title={say(IMPORT.warnings)} note={say(IMPORT.warningsWhy)} flush>
          <FaultTable label={say(IMPORT.warnings)} faults={result.warnings} />
        </Card>
      )}
      {progress && (
        <Stack gap={1}>
          <p role="status">
            {progress.phase === 'checking'
              ? sayCounted(say, CHECKING, progress.rows)
              : sayCounted(say, SAVING, progress.rows, { done: countText(progress.done) })}
          </p>
          <div className={classes.progress}>
            <div style={{ width: `${Math.round((progress.done / Math.max(progress.rows, 1)) * 100)}%` }} />
          </div>
        </Stack>
      )}
      <Row between>
        <Button icon="left" disabled={running} onClick={work.backToColumns}>
          {say(IMPORT.back)}
        </Button>
        {isMended ? (
          <Button kind="primary" loading={running} onClick={() => void check({})}>
            {say(IMPORT.checkAgain)}
          </Button>
        ) : (
          <Button
            kind="primary"
            icon="import"
            loading={running}
            disabled={result.faulty > 0 || sound === 0}
            onClick={() => void work.run()}
          >
            {sayCounted(say, IMPORT_ROWS, sound)}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
