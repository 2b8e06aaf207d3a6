import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AnyEntity } from '#core/define-entity.ts';
import { isId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { StepHeader } from '#ui/layout/step-header.tsx';
import { FORM } from '../form/form.words.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileStep } from './file-step.tsx';
import { IMPORT, IMPORTED } from './import.words.ts';
import { useImport } from './use-import.ts';

/**
 * Many rows from a workbook: choose it, say what its columns are, mend every fault, then all rows or none. The import
 * stands in the address, so that whoever leaves it finds it again as it was.
 */
export function ImportScreen({ entity }: { entity: AnyEntity }) {
  const say = useSay();
  const navigate = useNavigate();
  const words = useEntityWords(entity);
  const many = words.many.toLowerCase();
  const { import: at = '' }: { import?: string } = useSearch({ strict: false });
  const goTo = (place: string) =>
    void navigate({ to: entity.screens.list, search: { import: place } as never, replace: true });
  const work = useImport(entity, {
    at: isId(at) ? at : null,
    onOpened: goTo,
    onDone: (rows) => {
      showToast({ tone: 'success', title: sayCounted(say, IMPORTED, rows) });
      void navigate({ to: entity.screens.list });
    },
  });
  const step = work.result ? 2 : work.kept && work.choice ? 1 : 0;
  return (
    <Page look="form">
      <PageHeader
        title={say(IMPORT.title, { many })}
        back={{ href: entity.screens.list, name: say(FORM.backTo, { many }) }}
        actions={
          step > 0 && (
            <Button kind="ghost" icon="close" onClick={() => void work.cancel().then(() => goTo('1'))}>
              {say(work.progress ? IMPORT.stop : IMPORT.cancel)}
            </Button>
          )
        }
      />
      <Stack>
        <StepHeader
          label={say(IMPORT.steps)}
          steps={[say(IMPORT.file), say(IMPORT.columns), say(IMPORT.check)]}
          current={step}
        />
        {step === 0 && (
          <>
            <FileStep entity={entity} work={work} />
            <EarlierImports entity={entity} onContinue={goTo} />
          </>
        )}
        {step === 1 && <ColumnsStep entity={entity} work={work} />}
        {step === 2 && <CheckStep work={work} />}
      </Stack>
    </Page>
  );
}
