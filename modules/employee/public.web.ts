/** What the screens of the modules after this one may use. */
export { problemOfPassword } from './password/password.rules.ts';
export { RightsInput } from './role/web/rights-input.tsx';
