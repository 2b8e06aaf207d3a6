import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { userOnScreen } from './user-on-screen.ts';

export default function EmployeeFormScreen() {
  return <EntityScreens entity={userOnScreen} kind="form" />;
}
