import type { ComboboxStore } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Option } from './options.tsx';

export interface LitList {
  store: ComboboxStore;
  /** What is searched for. */
  typed: string;
  /** What stands in the list is not yet the answer to it. */
  searching: boolean;
  options: readonly Option[];
  /** What Enter does not take: chosen already, it would be taken away. */
  chosen?: readonly Option[];
  /** Below them something new is offered by the name that is typed. */
  offersCreation?: boolean;
  take: (value: string) => void;
}

/**
 * As somebody types into a picker the first match is lit and Enter takes it, also where it was pressed before the answer. Where nothing
 * matches, what makes something new is lit: it asks before it does.
 */
export function useFirstLit({
  store,
  typed,
  searching,
  options,
  chosen = NONE,
  offersCreation = false,
  take,
}: LitList) {
  const [entered, setEntered] = useState(false);
  const isTyped = typed.trim() !== '';
  const first = firstToTake(options, chosen);
  const light = useEffectEvent(() => {
    if (!store.dropdownOpened || !isTyped || searching) return;
    const match = options[first];
    if (entered) setEntered(false);
    if (match && entered) return take(match.value);
    if (match || (offersCreation && options.length === 0)) store.selectOption(Math.max(0, first));
    else store.resetSelectedOption();
  });
  const answer = searching ? null : options.map(({ value }) => value).join();
  useEffect(() => {
    if (answer !== null && typed !== '') light();
  }, [answer, typed]);
  return {
    press: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || !store.dropdownOpened || event.nativeEvent.isComposing) return;
      // Never the form's: in an open list it takes a match, or waits until there is one.
      event.preventDefault();
      if (isTyped && searching) setEntered(true);
    },
    /** What was lit, and what Enter was pressed for, answered another word. */
    forget: () => {
      setEntered(false);
      store.resetSelectedOption();
    },
  };
}

/** Where the first stands that may be taken and is not chosen yet; -1 where none is. */
export function firstToTake(options: readonly Option[], chosen: readonly Option[]): number {
  return options.findIndex(({ value, disabled }) => !disabled && !chosen.some((one) => one.value === value));
}

const NONE: readonly Option[] = [];
