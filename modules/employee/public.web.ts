/** What the screens of the modules after this one may use. */
export { RightsInput } from './role/web/rights-input.tsx';
