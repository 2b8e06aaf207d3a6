import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AnyEntity, ScreenKind } from '#core/define-entity.ts';
import { ImportScreen } from '../excel/import-screen.tsx';
import { mayImport } from '../list/excel-menu.tsx';
import { useMay } from '../user/current-user.tsx';
import { FormScreen } from './form-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { ViewScreen } from './view-screen.tsx';

/** The three screens that every entity has, and the import that stands over its list. */
export default function EntityScreens({ entity, kind }: { entity: AnyEntity; kind: ScreenKind }) {
  const may = useMay();
  const navigate = useNavigate();
  const { id, import: importing } = useSearch({ strict: false }) as { id?: string; import?: string };
  if (kind === 'form') return <FormScreen key={id ?? 'new'} entity={entity} id={id} />;
  if (kind === 'view') return id ? <ViewScreen key={id} entity={entity} id={id} /> : <MissingScreen />;
  if (importing && mayImport(entity, may)) return <ImportScreen entity={entity} />;
  const importHref = `${entity.screens.list}?import=1`;
  const openImport = () => void navigate({ to: entity.screens.list, search: { import: '1' } as never });
  return <ListScreen key={entity.name} entity={entity} onImport={openImport} importHref={importHref} />;
}
