/** What the screens of the modules after this one may use. */
export { Devices } from './device/web/devices.tsx';
export { LEAVE } from './leave/leave.words.ts';
export { LeaveDrawer } from './leave/web/leave-drawer.tsx';
export { useTakeBackLeave } from './leave/web/use-take-back-leave.tsx';
export { GIVEN_PASSWORD_DAYS } from './password/given-password.rules.ts';
export { problemOfPassword } from './password/password.rules.ts';
export { RightsInput } from './role/web/rights-input.tsx';
export { ProfileForm } from './user/web/profile-form.tsx';
