import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { branchOnScreen } from './branch-on-screen.ts';

export default function BranchViewScreen() {
  return <EntityScreens entity={branchOnScreen} kind="view" />;
}
