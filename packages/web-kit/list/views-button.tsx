import { lazy, Suspense, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useSay } from '../i18n/language.tsx';
import { loadScreen } from '../screens/load-screen.ts';
import type { ListColumns } from './use-list-columns.ts';
import type { ListAddress } from './use-list-state.ts';
import { VIEWS } from './views/views.words.ts';

const ViewsDrawer = lazy(loadScreen('views', () => import('./views/views-drawer.tsx')));

export interface ViewsButtonProps {
  entity: AnyEntity;
  address: ListAddress;
  columns: ListColumns;
  phone: boolean;
}

/** Kept views behind one button; they are asked for when it is pressed. */
export function ViewsButton(props: ViewsButtonProps) {
  const say = useSay();
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <>
      <IconButton
        icon="bookmark"
        kind="secondary"
        name={say(VIEWS.views)}
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true);
          setOpened(true);
        }}
      />
      {used && (
        <Suspense>
          <ViewsDrawer {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
