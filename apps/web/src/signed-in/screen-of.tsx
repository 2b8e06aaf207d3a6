import { useSearch } from '@tanstack/react-router';
import { type FunctionComponent, lazy, Suspense } from 'react';
import type { Screen } from '#core/derive/screens.ts';
import type { LoadScreen } from '#web-kit/screens/define-web-module.ts';
import { DeniedScreen } from '#web-kit/screens/denied-screen.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useScreenTitle } from './screen-title.ts';

/** The component of a screen: one of a module where it has its own, else the one derived from the entity. */
export function screenOf(screen: Screen, own: LoadScreen | undefined): FunctionComponent {
  const Content = own ? lazy(loadScreen(screen.path, own)) : derivedScreen(screen);
  return function ScreenOfRoute() {
    const may = useMay();
    const title = useScreenTitle(screen);
    const { id } = useSearch({ strict: false }) as { id?: string };
    if (!may(rightsOf(screen, id))) return <DeniedScreen title={title} />;
    return (
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    );
  };
}

/** A form asks for another right when it opens a record. */
function rightsOf({ entity, kind, permission }: Screen, id: string | undefined) {
  if (!entity || kind !== 'form') return permission;
  return id ? entity.permissions.modify : entity.permissions.create;
}

function derivedScreen({ path, entity, kind }: Screen): FunctionComponent {
  if (!entity || !kind) throw new Error(`The screen ${path} has neither an entity nor a component.`);
  return function DerivedScreen() {
    return <EntityScreens entity={entity} kind={kind} />;
  };
}

const EntityScreens = lazy(loadScreen('screens', () => import('#web-kit/screens/entity-screens.tsx')));
