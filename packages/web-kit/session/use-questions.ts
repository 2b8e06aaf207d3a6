import { useEffect, useState } from 'react';
import type { QuestionOfServer } from './question-of.ts';

interface Waiting<Q, A> {
  key: number;
  about: Q;
  resolve: (answer: A) => void;
}

/**
 * The question that stands on the screen, and how it is answered; those that come meanwhile wait behind it, for each belongs to a
 * call that goes on with its answer.
 */
export function useQuestions<Q extends readonly unknown[], A>({ by }: QuestionOfServer<Q, A>) {
  const [waiting, setWaiting] = useState<readonly Waiting<Q, A>[]>([]);
  useEffect(() => {
    let key = 0;
    return by(
      (...about) =>
        new Promise((resolve) => {
          key += 1;
          const one = { key, about, resolve };
          setWaiting((before) => [...before, one]);
        }),
    );
  }, [by]);
  const [first] = waiting;
  if (!first) return null;
  const answer = (given: A) => {
    setWaiting((before) => before.filter((one) => one !== first));
    first.resolve(given);
  };
  return { key: first.key, about: first.about, answer };
}
