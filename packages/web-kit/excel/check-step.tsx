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
import { IMPORT, LEFT_OUT } from './import.words.ts';
import { downloadFaulty } from './import-calls.ts';
import type { FaultWalk } from './use-fault-walk.ts';
import type { Import } from './use-import.ts';

/** What would happen; every fault is corrected in its cell or taken along as a workbook. What is done with it stands in the bar. */
export function CheckStep({ work, walk }: { work: Import; walk: FaultWalk }) {
  const say = useSay();
  const { kept, result, choice } = work;
  if (!kept || !result || !choice) return null;
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
      {choice.leave_out.length > 0 && (
        <p className={classes.told}>{sayCounted(say, LEFT_OUT, choice.leave_out.length)}</p>
      )}
      <CheckGrid
        key={kept.id}
        {...{ kept, choice, result, walk }}
        edits={work.edits}
        onEdit={work.setEdits}
        onLeave={work.settle}
      />
      {result.faults.length > 0 && (
        <Row>
          <Button kind="ghost" icon="download" disabled={work.isChanged} onClick={takeAlong}>
            {say(IMPORT.takeFaulty)}
          </Button>
        </Row>
      )}
      {result.warnings.length > 0 && (
        <Card title={say(IMPORT.warnings)} note={say(IMPORT.warningsWhy)} flush>
          <FaultTable label={say(IMPORT.warnings)} faults={result.warnings} />
        </Card>
      )}
    </Stack>
  );
}
