import { type Play, type PlayedLine, wire } from './goods-play.ts';

type InUnit = Pick<PlayedLine, 'factor'>;

/** The unit of a line, and what says it. */
export function ofLine({ factor }: InUnit): { unit?: string } {
  return factor > 1n ? { unit: 'carton' } : {};
}

/** Of a line in cartons, the carton or the single pieces of it (A35): how many go into it, and how a quantity is said. */
export function anyUnit({ roll }: Play, line: InUnit) {
  const inPieces = line.factor > 1n && roll(2) === 0;
  return {
    factor: inPieces ? 1n : line.factor,
    say: (said: bigint) => (inPieces ? { pieces: wire(said) } : { ...ofLine(line), quantity: wire(said) }),
  };
}

/** Whether goods that are counted would be broken: what is left of a carton is no whole number of its thousandths. */
export function isBroken({ product }: Pick<PlayedLine, 'product'>, base: bigint): boolean {
  return product.isWhole && base % 1000n !== 0n;
}
