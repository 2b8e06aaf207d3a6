/** Sentences of the rules of products and of their commands. */
export const DIGITS_LOST = {
  en: 'Scientific notation has lost digits. Format the column as text and type or scan the code again.',
  sw: 'Namba imefupishwa na tarakimu zimepotea. Weka safu wima kuwa maandishi kisha andika au skani msimbo tena.',
};
export const NOT_BARCODE = {
  en: 'This is not a barcode. Leave it empty if there is none.',
  sw: 'Huu si msimbo pau. Acha wazi kama haupo.',
};
export const CHECK_DIGIT = {
  en: 'The last digit of this barcode should be {n}. Check the code on the pack.',
  sw: 'Tarakimu ya mwisho ya msimbo huu inapaswa kuwa {n}. Angalia msimbo kwenye pakiti.',
};
export const MINIMUM_ABOVE_PRICE = {
  en: 'The minimum price is above the selling price.',
  sw: 'Bei ya chini kabisa imezidi bei ya kuuza.',
};
export const WHOLE_UNITS = {
  en: 'Enter a whole number.',
  sw: 'Andika namba kamili.',
};
export const ONE_BOUGHT = {
  en: 'Another unit is already the usual one for buying. Mark only one.',
  sw: 'Kipimo kingine tayari kimewekwa kuwa cha kununulia. Weka kimoja tu.',
};
export const ONE_SOLD = {
  en: 'Another unit is already the usual one for selling. Mark only one.',
  sw: 'Kipimo kingine tayari kimewekwa kuwa cha kuuzia. Weka kimoja tu.',
};
export const SERVICE_STOCK = { en: 'Services have no stock.', sw: 'Huduma haina stoku.' };
export const SAME_NAME = {
  en: 'Another product has this name: {name} {code}',
  sw: 'Bidhaa nyingine ina jina hili: {name} {code}',
};
export const SAME_NAME_IN_ROW = {
  en: 'Row {n} has the same name, apart from capitals and spaces.',
  sw: 'Safu ya {n} ina jina hilihili, isipokuwa herufi kubwa na nafasi.',
};
export const FIXED_BY_STOCK = {
  en: 'This cannot be changed, because the product has stock movements.',
  sw: 'Hii haiwezi kubadilishwa, kwa sababu bidhaa tayari ina mienendo ya stoku.',
};
export const SET_BY_SERVICE_TYPE = {
  en: 'The service type sets this. Change it there.',
  sw: 'Hii imewekwa na aina ya huduma. Ibadilishe huko.',
};
export const NOT_A_FREE_SERVICE = {
  en: 'Choose an active product of the type Service that belongs to no service type yet.',
  sw: 'Chagua bidhaa hai ya aina ya Huduma ambayo bado haina aina ya huduma.',
};
export const TOTAL_ROW = {
  en: 'This row is a total, not a product. Remove it.',
  sw: 'Safu hii ni jumla, si bidhaa. Iondoe.',
};
export const SOLD_FOR_FREE = { en: 'This product would be sold for free.', sw: 'Bidhaa hii itauzwa bure.' };
export const BELOW_COST = { en: 'This is below the buying price.', sw: 'Hii ni chini ya bei ya kununua.' };
export const FAR_ABOVE_COST = {
  en: 'This is more than 100 times the buying price.',
  sw: 'Hii ni zaidi ya mara 100 ya bei ya kununua.',
};
export const NO_VALUE = {
  en: 'There is no buying price, so the opening stock has no value.',
  sw: 'Hakuna bei ya kununua, hivyo stoku ya kuanzia haina thamani.',
};
export const EXPIRED = { en: 'This has already expired.', sw: 'Hii tayari imeisha muda.' };
export const FAR_EXPIRY = {
  en: 'This is more than ten years from now.',
  sw: 'Hii ni zaidi ya miaka kumi kuanzia sasa.',
};
export const CARTON_OF_ONE = { en: 'This is a carton of one piece.', sw: 'Hii ni katoni ya kipande kimoja.' };

/** Refuses to make a product something else while documents wait for it as it is. */
