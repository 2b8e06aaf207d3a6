import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { UserActions } from './user-actions.tsx';
import { userOnScreen } from './user-on-screen.ts';
import { WithoutBranch } from './without-branch.tsx';

/** An employee, where he works and as what, and the way to shut him out. */
export default function EmployeeViewScreen() {
  return <EntityScreens entity={userOnScreen} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Actions: UserActions, Cards: WithoutBranch };
