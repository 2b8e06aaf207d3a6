import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { isId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { StepHeader } from '#ui/layout/step-header.tsx';
import { FORM } from '../form/form.words.ts';
import { useSay } from '../i18n/language.tsx';
import type { AfterImport } from '../list/list-frame.ts';
import { searchOf } from '../screens/addresses.ts';
import { useEntityWords } from '../screens/registry.tsx';
import { CheckBar } from './check-bar.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsBar } from './columns-bar.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileStep } from './file-step.tsx';
import { IMPORT } from './import.words.ts';
import type { Imported } from './import-calls.ts';
import { type FaultWalk, useFaultWalk } from './use-fault-walk.ts';
import { type Import, useImport } from './use-import.ts';

/**
 * Many rows from a workbook: choose it, say what its columns are, correct every fault, then all rows or none. The import
 * stands in the address, so that whoever leaves it finds it again as it was.
 */
export function ImportScreen({ entity, after }: { entity: AnyEntity; after?: AfterImport | undefined }) {
  const say = useSay();
  const navigate = useNavigate();
  const words = useEntityWords(entity);
  const many = words.many.toLowerCase();
  const { import: at = '' }: { import?: string } = useSearch({ strict: false });
  const [done, setDone] = useState<Imported | null>(null);
  const goTo = (place: string) => {
    setDone(null);
    void navigate({ to: entity.screens.list, search: searchOf({ import: place }), replace: true });
  };
  const work = useImport(entity, {
    at: isId(at) ? at : null,
    onOpened: goTo,
    onDone: (imported) => {
      // The address named an import that has ended; whoever loads it again begins again.
      goTo('1');
      setDone(imported);
    },
  });
  const walk = useFaultWalk(work, entity.title);
  const step = done ? STEPS.length : work.result ? 2 : work.kept && work.choice ? 1 : 0;
  const top = useTopOf(step);
  return (
    <Page look={step === 2 ? 'plain' : 'form'} bar={barOf(step, { entity, work, walk })}>
      <div ref={top}>
        <PageHeader
          title={say(IMPORT.title, { many })}
          back={{ href: entity.screens.list, name: say(FORM.backTo, { many }) }}
          actions={
            (step === 1 || step === 2) && (
              <Button kind="ghost" icon="close" onClick={() => void work.cancel().then(() => goTo('1'))}>
                {say(work.progress ? IMPORT.stop : IMPORT.cancel)}
              </Button>
            )
          }
        />
      </div>
      <Stack>
        {!done && (
          <StepHeader label={say(IMPORT.steps)} steps={STEPS.map((title) => say(title))} current={step} />
        )}
        {step === 0 && (
          <>
            <FileStep entity={entity} work={work} />
            <EarlierImports entity={entity} onContinue={goTo} />
          </>
        )}
        {step === 1 && <ColumnsStep entity={entity} work={work} />}
        {step === 2 && <CheckStep work={work} walk={walk} />}
        {done && <DoneStep {...{ done, many, after }} list={entity.screens.list} onContinue={goTo} />}
      </Stack>
    </Page>
  );
}

const STEPS = [IMPORT.file, IMPORT.columns, IMPORT.check] as const;

function barOf(step: number, { entity, work, walk }: { entity: AnyEntity; work: Import; walk: FaultWalk }) {
  if (step === 1) return <ColumnsBar entity={entity} work={work} />;
  return step === 2 ? <CheckBar work={work} walk={walk} /> : undefined;
}

/** Each step begins at its top, however far the one before was scrolled. */
function useTopOf(step: number) {
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another step stands
  useLayoutEffect(() => {
    top.current?.scrollIntoView({ block: 'end' });
  }, [step]);
  return top;
}
