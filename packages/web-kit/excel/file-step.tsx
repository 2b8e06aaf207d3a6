import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileButton } from '#ui/actions/file-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '../i18n/language.tsx';
import { useExport } from '../list/use-export.ts';
import { useListState } from '../list/use-list-state.ts';
import { useEntityWords } from '../screens/registry.tsx';
import { EXCEL } from './excel.words.ts';
import { IMPORT } from './import.words.ts';
import { Problem } from './problem.tsx';
import type { Import } from './use-import.ts';

/** The workbook itself; only .xlsx is read (specification §5). */
export function FileStep({ entity, work }: { entity: AnyEntity; work: Import }) {
  const say = useSay();
  const words = useEntityWords(entity);
  const { downloadTemplate } = useExport(entity, useListState(entity));
  const [isMissing, setMissing] = useState(false);
  return (
    <Card
      footer={
        <Row between>
          <Button kind="ghost" icon="download" onClick={() => void downloadTemplate()}>
            {say(EXCEL.template)}
          </Button>
          <Button loading={work.running} onClick={() => setMissing(true)}>
            {say(IMPORT.next)}
          </Button>
        </Row>
      }
    >
      <EmptyState
        icon="excel"
        title={say(IMPORT.choose)}
        body={say(IMPORT.fileWhy, { one: words.lower })}
        note={say(EXCEL.onlyXlsx)}
        actions={
          <FileButton
            accept=".xlsx"
            kind="primary"
            size="l"
            icon="import"
            loading={work.running}
            onNone={() => setMissing(true)}
            onFile={(file) => {
              setMissing(false);
              void work.open(file);
            }}
          >
            {say(IMPORT.choose)}
          </FileButton>
        }
      />
      {work.problem && <Problem text={work.problem} />}
      {isMissing && !work.running && <Problem text={say(IMPORT.fileRequired)} />}
    </Card>
  );
}
