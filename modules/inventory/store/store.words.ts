/** Sentences of commands on stores. */
export const STORE_HAS_STOCK = {
  en: '{name} still has stock. Move it to the first store before you turn stores off.',
  sw: '{name} bado ina bidhaa. Zihamishie stoo ya kwanza kabla ya kuzima stoo.',
};
