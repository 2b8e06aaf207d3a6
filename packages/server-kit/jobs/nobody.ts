/** Stands where a person would, in what a server does by itself; no user has this id. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
