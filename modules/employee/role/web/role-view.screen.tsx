import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { roleInFull } from './role-on-screen.ts';

export default function RoleViewScreen() {
  return <EntityScreens entity={roleInFull} kind="view" />;
}
