import { useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { loadScreen } from '../screens/load-screen.ts';
import { OwnScreens } from '../screens/own-screens.ts';
import { DrawerContext, type Making, MakingContext } from './making-context.ts';

const EntityScreens = lazy(loadScreen('screens', () => import('../screens/entity-screens.tsx')));

/** Around the pages: makes what a form on them asks for, in the form that it has anyway, over the page as it is. */
export function MakingHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [begun, setBegun] = useState<{ round: number; at: string; making: Making }>();
  const begin = (making: Making) =>
    setBegun((before) => ({ round: (before?.round ?? 0) + 1, at: window.location.pathname, making }));
  const [start] = useState(() => begin);
  return (
    <MakingContext value={start}>
      {children}
      {begun && begun.at === pathname && <MakingForm key={begun.round} making={begun.making} />}
    </MakingContext>
  );
}

/** The form of the entity, as its module has it; nothing further is made from within it. */
function MakingForm({ making: { entity, begun, without, onMade } }: { making: Making }) {
  const Form = useFormOf(entity);
  const shown = useMemo(() => ({ begun, without, onMade }), [begun, without, onMade]);
  return (
    <MakingContext value={null}>
      <DrawerContext value={shown}>
        <Suspense fallback={null}>
          <Form />
        </Suspense>
      </DrawerContext>
    </MakingContext>
  );
}

function useFormOf(entity: AnyEntity): ComponentType {
  const own = use(OwnScreens)[entity.screens.form];
  return useMemo(
    () =>
      own
        ? lazy(loadScreen(entity.screens.form, own))
        : function DerivedForm() {
            return <EntityScreens entity={entity} kind="form" />;
          },
    [own, entity],
  );
}
