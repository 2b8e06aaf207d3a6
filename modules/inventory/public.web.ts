/** What the screens of the modules after this one may use. */
export { unitText } from './product/web/unit-text.ts';
