/**
 * Texts that stand alike on the English and the Swahili picture of one screen: names of the shop and figures do so
 * rightly, a sentence of ours does not.
 */
export function untranslated(english: readonly string[], swahili: readonly string[], names: Names): string[] {
  const said = new Set(english);
  return [...new Set(swahili)].filter((text) => said.has(text) && isSentence(text) && !names.know(text));
}

/** What is called the same in every language. */
export class Names {
  readonly #known: Set<string>;

  constructor(names: Iterable<string>) {
    this.#known = new Set([...names].map((name) => name.toLowerCase()));
  }

  /** Whether a text is made of names alone, with figures and signs between them. */
  know(text: string): boolean {
    let rest = text.toLowerCase();
    for (const name of this.#longestFirst()) rest = rest.replaceAll(name, ' ');
    return !isSentence(rest);
  }

  #longestFirst(): string[] {
    return [...this.#known].sort((one, other) => other.length - one.length);
  }
}

/** Numbers of documents, codes and capitals alone say nothing in any language. */
function isSentence(text: string): boolean {
  return /\p{Ll}{2}/u.test(text.replaceAll(/\S*\d\S*/g, ' '));
}
