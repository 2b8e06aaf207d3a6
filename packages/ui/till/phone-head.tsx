import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import classes from './phone-head.module.css';

export interface PhoneHeadProps {
  title: string;
  /** Name of the arrow. */
  back: string;
  onBack: () => void;
  children?: ReactNode;
}

/** The head of a page that takes the whole phone: the way back and what it is. */
export function PhoneHead({ title, back, onBack, children }: PhoneHeadProps) {
  return (
    <header className={classes.head}>
      <IconButton icon="left" iconSize="l" name={back} onClick={onBack} />
      <h1>{title}</h1>
      {children}
    </header>
  );
}
