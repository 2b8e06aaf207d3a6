import { createContext } from 'react';
import type { WebModule } from './define-web-module.ts';

/** The screens that modules have written by hand, by path; the app hands them over, as it does with the definitions. */
export const OwnScreens = createContext<WebModule['screens']>({});
