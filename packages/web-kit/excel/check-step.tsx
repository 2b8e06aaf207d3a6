import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { countText } from '../format/number.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { FaultTable } from './fault-table.tsx';
import classes from './import.module.css';
import { CHECKING, IMPORT, IMPORT_ROWS, LEAVE_OUT, LEFT_OUT, SAVING } from './import.words.ts';
import { Problem } from './problem.tsx';
import type { Import } from './use-import.ts';

/** What would happen, with every fault by row, column, value and reason; then all rows or none. */
export function CheckStep({ work }: { work: Import }) {
  const say = useSay();
  const { result, choice, progress, running } = work;
  if (!result || !choice) return null;
  const faultyRows = [...new Set(result.faults.map(({ row }) => row))];
  const sound = result.rows - result.faulty;
  return (
    <Stack>
      <FigureStrip
        items={[
          { key: 'rows', title: say(IMPORT.rows), amount: countText(result.rows) },
          { key: 'new', title: say(IMPORT.toCreate), amount: countText(result.to_create) },
          { key: 'changed', title: say(IMPORT.toUpdate), amount: countText(result.to_update) },
          { key: 'faulty', title: say(IMPORT.faulty), amount: countText(result.faulty) },
        ]}
      />
      {work.problem && <Problem text={work.problem} />}
      {result.faults.length > 0 && (
        <Card
          title={say(IMPORT.faults)}
          note={say(IMPORT.faultsWhy)}
          action={
            <Button
              loading={running}
              onClick={() => void work.check({ ...choice, leave_out: [...choice.leave_out, ...faultyRows] })}
            >
              {sayCounted(say, LEAVE_OUT, faultyRows.length)}
            </Button>
          }
          flush
        >
          <FaultTable label={say(IMPORT.faults)} faults={result.faults} />
        </Card>
      )}
      {result.warnings.length > 0 && (
        <Card title={say(IMPORT.warnings)} note={say(IMPORT.warningsWhy)} flush>
          <FaultTable label={say(IMPORT.warnings)} faults={result.warnings} />
        </Card>
      )}
      {result.faults.length === 0 && (
        <Card>
          <EmptyState
            icon="success"
            title={say(IMPORT.allGood)}
            {...(choice.leave_out.length > 0
              ? { body: sayCounted(say, LEFT_OUT, choice.leave_out.length) }
              : {})}
          />
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
        <Button icon="left" disabled={running} onClick={() => work.setResult(null)}>
          {say(IMPORT.back)}
        </Button>
        <Button
          kind="primary"
          icon="import"
          loading={running}
          disabled={result.faulty > 0 || sound === 0}
          onClick={() => void work.run()}
        >
          {sayCounted(say, IMPORT_ROWS, sound)}
        </Button>
      </Row>
    </Stack>
  );
}
