/** What the screens of other modules, and the frame around them, may use of the point of sale. */
export { WaitingSales } from './till/web/offline/waiting-sales.tsx';
