import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { userOnScreen } from './user-on-screen.ts';

export default function EmployeeViewScreen() {
  return <EntityScreens entity={userOnScreen} kind="view" />;
}
