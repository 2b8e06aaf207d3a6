import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { roleInList } from './role-on-screen.ts';

export default function RoleListScreen() {
  return <EntityScreens entity={roleInList} kind="list" />;
}
