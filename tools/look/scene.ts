import type { Page } from 'playwright-core';
import type { PicturedShop } from './fill-shop.ts';

export interface Size {
  name: string;
  width: number;
  height: number;
  touch: boolean;
  /** One column under a bar at the foot; a tablet has the room of a small laptop and is touched. */
  phone: boolean;
}

/** A laptop, a tablet held upright, a usual phone and the smallest one. */
export const SIZES: readonly Size[] = [
  { name: '1440x900', width: 1440, height: 900, touch: false, phone: false },
  { name: '820x1180', width: 820, height: 1180, touch: true, phone: false },
  { name: '390x844', width: 390, height: 844, touch: true, phone: true },
  { name: '360x640', width: 360, height: 640, touch: true, phone: true },
];

export interface Look {
  name: string;
  theme: 'light' | 'dark';
  language: 'en' | 'sw';
}

export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['en', 'sw'] as const).map((language) => ({ name: `${theme}-${language}`, theme, language })),
);

/**
 * Who looks: nobody before there is a business, a guest, the owner of the shop that sells, the owner of one that has
 * only begun, a clerk with hardly a right, and somebody of the platform.
 */
export const PEOPLE = ['first', 'guest', 'owner', 'beginner', 'clerk', 'platform'] as const;

export type Person = (typeof PEOPLE)[number];

/** One screen in one state: who sees it, its address, and what is pressed before the picture. */
export interface Scene {
  name: string;
  as: Person;
  path: string | ((shop: PicturedShop) => string);
  /** Stands before the page is opened: answers that never come, or that are errors. */
  meanwhile?: (page: Page) => Promise<() => Promise<void>>;
  prepare?: (page: Page, size: Size) => Promise<void>;
  /** The page waits on purpose. */
  waits?: true;
}
