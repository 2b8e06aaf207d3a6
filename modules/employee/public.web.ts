/** What the screens of the modules after this one may use. */
export { Devices } from './device/web/devices.tsx';
export { GIVEN_PASSWORD_DAYS } from './password/given-password.rules.ts';
export { problemOfPassword } from './password/password.rules.ts';
export { RightsInput } from './role/web/rights-input.tsx';
export { ProfileForm } from './user/web/profile-form.tsx';
