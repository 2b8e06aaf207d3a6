import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, use, useMemo } from 'react';
import type { AnyEntity, ScreenKind } from '#core/define-entity.ts';
import { AS_OF, asOfEntity } from '#core/derive/as-of.ts';
import { ImportScreen } from '../excel/import-screen.tsx';
import type { FormFrame } from '../form/form-frame.ts';
import { mayImport } from '../list/excel-menu.tsx';
import type { ListFrame } from '../list/list-frame.ts';
import { DrawerForm } from '../making/drawer-form.tsx';
import { DrawerContext } from '../making/making-context.ts';
import type { ViewFrame } from '../record/view-frame.ts';
import { useMay } from '../user/current-user.tsx';
import { searchOf } from './addresses.ts';
import { FormScreen } from './form-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { loadScreen } from './load-screen.ts';
import { MissingScreen } from './missing-screen.tsx';
import { ViewScreen } from './view-screen.tsx';

const PrintScreen = lazy(loadScreen('list-on-paper', () => import('../list/print/print-screen.tsx')));
const RecordPrintScreen = lazy(
  loadScreen('record-on-paper', () => import('../record/print/record-print-screen.tsx')),
);

export interface EntityScreensProps {
  entity: AnyEntity;
  kind: ScreenKind;
  /** What the list, the form and the view of this entity have in their own way. */
  list?: ListFrame;
  form?: FormFrame;
  view?: ViewFrame;
}

/** The three screens that every entity has, and the import that stands over its list. */
export default function EntityScreens({ entity, kind, list, form, view }: EntityScreensProps) {
  const may = useMay();
  const navigate = useNavigate();
  const search: { id?: string; import?: string; print?: string; [AS_OF]?: string } = useSearch({
    strict: false,
  });
  const { id, import: importing, print: printing, [AS_OF]: asOf } = search;
  const shown = useMemo(() => (asOf ? asOfEntity(entity) : entity), [entity, asOf]);
  const drawer = use(DrawerContext);
  if (kind === 'form' && drawer) return <DrawerForm {...{ entity, frame: form }} {...drawer} />;
  if (kind === 'form') return <FormScreen key={id ?? 'new'} {...{ entity, id }} frame={form} />;
  if (kind === 'view' && id && printing && !view?.printsItself)
    return (
      <Suspense>
        <RecordPrintScreen entity={entity} id={id} Own={view?.Paper} />
      </Suspense>
    );
  if (kind === 'view')
    return id ? <ViewScreen key={id} {...{ entity, id }} frame={view} /> : <MissingScreen />;
  if (importing && mayImport(entity, may)) return <ImportScreen entity={entity} after={list?.afterImport} />;
  if (printing)
    return (
      <Suspense>
        <PrintScreen entity={shown} />
      </Suspense>
    );
  const importHref = `${entity.screens.list}?import=1`;
  const openImport = () => void navigate({ to: entity.screens.list, search: searchOf({ import: '1' }) });
  return (
    <ListScreen
      key={shown.list.arrangedAs ?? entity.name}
      {...{ importHref }}
      entity={shown}
      onImport={openImport}
      frame={list}
    />
  );
}
