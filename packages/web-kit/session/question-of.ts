/** Asks whoever sits here, on the screen that can. */
export type Asker<Q extends readonly unknown[], A> = (...about: Q) => Promise<A>;

/** What the server wants to know before it goes on with a call, and nobody but the person on the screen can say. */
export interface QuestionOfServer<Q extends readonly unknown[], A> {
  /** The screen that can ask takes over, until the answer of this is called. */
  by(asker: Asker<Q, A>): () => void;
  /** The answer; where no screen can ask, that of somebody who would rather not. */
  ask: Asker<Q, A>;
}

export function questionOf<Q extends readonly unknown[], A>(declined: A): QuestionOfServer<Q, A> {
  let asker: Asker<Q, A> | null = null;
  return {
    by(screen) {
      asker = screen;
      return () => {
        if (asker === screen) asker = null;
      };
    },
    ask: (...about) => asker?.(...about) ?? Promise.resolve(declined),
  };
}
