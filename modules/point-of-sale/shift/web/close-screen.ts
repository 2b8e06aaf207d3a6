/** The screen on which the drawer of a shift is counted; `id` names the shift. */
export const CLOSE_SCREEN = '/point-of-sale/shift-close';
