import { SAME_IN_BOTH } from './same-in-both.ts';
import type { Finding } from './take-pictures.ts';
import { Names, untranslated } from './untranslated.ts';

/** The faults of all pictures, each once, under it where it is seen. */
export function reportOf(
  findings: readonly Finding[],
  names: readonly string[],
): { text: string; faults: number } {
  const found = findings.flatMap(({ scene, size, look, faults }) =>
    faults.map((fault) => ({ fault, scene, shown: `${size} ${look.name}` })),
  );
  const kinds = Map.groupBy([...found, ...leftInEnglish(findings, names)], ({ fault }) => fault);
  const lines = [...kinds].map(([fault, places]) => {
    const scenes = Map.groupBy(places, ({ scene }) => scene);
    const where = [...scenes].map(
      ([scene, of]) => `    ${scene}: ${of.map(({ shown }) => shown).join(', ')}`,
    );
    return [fault, ...where].join('\n');
  });
  return {
    text: [...lines, `${findings.length} pictures, ${kinds.size} faults`].join('\n'),
    faults: kinds.size,
  };
}

/** Texts of the Swahili pictures that stand on the English ones of the same scene, size and theme. */
function leftInEnglish(findings: readonly Finding[], ofShop: readonly string[]) {
  const names = new Names([...SAME_IN_BOTH, ...ofShop]);
  return findings
    .filter(({ look }) => look.language === 'sw')
    .flatMap(({ scene, size, look, texts }) => {
      const english = findings.find(
        (one) =>
          one.scene === scene &&
          one.size === size &&
          one.look.theme === look.theme &&
          one.look.language === 'en',
      );
      return untranslated(english?.texts ?? [], texts, names).map((text) => ({
        fault: `not translated: "${text}"`,
        scene,
        shown: `${size} ${look.name}`,
      }));
    });
}
