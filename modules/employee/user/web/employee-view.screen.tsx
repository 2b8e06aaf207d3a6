import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { RecordTab, ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { Devices } from '../../device/web/devices.tsx';
import { DEVICES } from '../../device/web/devices.words.ts';
import { UserActions } from './user-actions.tsx';
import { userOnScreen } from './user-on-screen.ts';
import { WithoutBranch } from './without-branch.tsx';

/** An employee, where he works and as what, where he is logged in, and the way to shut him out. */
export default function EmployeeViewScreen() {
  return <EntityScreens entity={userOnScreen} kind="view" view={FRAME} />;
}

const SESSIONS: RecordTab = {
  key: 'devices',
  title: DEVICES.devices,
  isSeen: (_, may) => may('modify_employee'),
  Content: ({ row }: RecordProps) => <Devices userId={row.id} />,
};

const FRAME: ViewFrame = { Actions: UserActions, Cards: WithoutBranch, tabs: [SESSIONS] };
