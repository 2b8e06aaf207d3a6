/** Texts in a row, made one long text that the browser looks through as fast as it can. */
export interface Haystack {
  /** The places of at most `limit` texts that hold the wanted one, best first; `isAll` says that there are no others. */
  find(wanted: string, limit: number): { places: number[]; isAll: boolean };
  /** The places of at most `limit` texts that hold most of some short pieces; a space before a piece begins a word. */
  sharing(pieces: readonly string[], limit: number): number[];
}

/** Stands before each text; nothing that is typed holds it. */
const BEGIN = '\u0001';

/** A text is a name, and on further lines, each after a space, what else it is found by. */
export function haystackOf(texts: readonly string[]): Haystack {
  const hay = BEGIN + texts.join(BEGIN);
  const starts = new Int32Array(texts.length + 1);
  texts.forEach((text, i) => {
    starts[i + 1] = (starts[i] ?? 0) + text.length + 1;
  });
  const startOf = (place: number) => starts[place] ?? hay.length;

  return {
    find(wanted, limit) {
      const [longest = '', ...others] = wanted.split(' ').toSorted((a, b) => b.length - a.length);
      const beginning = namesThatBegin(wanted, limit);
      const known = new Set(beginning);
      const word: number[] = [];
      const inside: number[] = [];
      const isFull = () => beginning.length + word.length >= limit;
      let place = 0;
      let at = isFull() ? -1 : hay.indexOf(longest);
      while (at !== -1) {
        while (startOf(place + 1) <= at) place += 1;
        const end = startOf(place + 1);
        if (!known.has(place) && holdsAll(place, others)) {
          if (texts[place]?.includes(` ${wanted}`)) word.push(place);
          else if (inside.length < limit) inside.push(place);
        }
        at = isFull() ? -1 : hay.indexOf(longest, end);
      }
      const places = [...beginning, ...word, ...inside].slice(0, limit);
      return { places, isAll: known.size + word.length + inside.length < limit };
    },
    sharing(pieces, limit) {
      const counts = new Uint16Array(texts.length);
      const countedFor = new Uint16Array(texts.length);
      const found: number[] = [];
      // A name begins with its first word, which has no space before it.
      for (const [n, piece] of [...new Set(pieces)].entries())
        for (const needle of piece.startsWith(' ') ? [piece, BEGIN + piece.slice(1)] : [piece])
          for (const place of placesOf(needle)) {
            if (countedFor[place] === n + 1) continue;
            if (counts[place] === 0) found.push(place);
            counts[place] = (counts[place] ?? 0) + 1;
            countedFor[place] = n + 1;
          }
      return found.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, limit);
    },
  };

  /** Each place that holds a needle, once. */
  function* placesOf(needle: string): Generator<number> {
    let place = 0;
    for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, startOf(place + 1))) {
      while (startOf(place + 1) <= at) place += 1;
      yield place;
    }
  }

  function namesThatBegin(wanted: string, limit: number): number[] {
    const found: number[] = [];
    for (let place = 0; place < texts.length && found.length < limit; place += 1)
      if (hay.startsWith(wanted, startOf(place) + 1)) found.push(place);
    return found;
  }

  function holdsAll(place: number, words: readonly string[]): boolean {
    return words.every((word) => texts[place]?.includes(word));
  }
}
