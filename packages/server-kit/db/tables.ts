/**
 * The tables of the product by name, as their rows are typed. Empty here, because the kit knows no business: the
 * registry of modules adds to it (`declare module '#server-kit/db/tables.ts' { interface Tables extends ... {} }`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is declared here to be added to
export interface Tables {}
