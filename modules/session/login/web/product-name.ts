/** The name that stands where the mock-ups say “Duka”. */
export const PRODUCT = 'Onepos';
