const LONGEST_LOAD = 120_000; // specification §8 and §9

/** A part of the app that could not be fetched, mostly because a newer version is served by now. */
export class ChunkLoadError extends Error {
  constructor(chunk: string) {
    super(`Loading chunk ${chunk} failed`);
    this.name = 'ChunkLoadError';
  }
}

/** Fetches a screen, giving up after two minutes as the specification says. */
export function loadScreen<T>(path: string, load: () => Promise<T>): () => Promise<T> {
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new ChunkLoadError(path)), LONGEST_LOAD);
      load()
        .then(resolve, () => reject(new ChunkLoadError(path)))
        .finally(() => clearTimeout(timer));
    });
}
