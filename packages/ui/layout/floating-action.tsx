import { Button, type ButtonProps } from '../actions/button.tsx';
import classes from './floating-action.module.css';

/** The primary action of a list on a phone, at the bottom right within the thumb's reach. */
export function FloatingAction(props: Omit<ButtonProps, 'kind' | 'size' | 'className'>) {
  return <Button {...props} kind="primary" size="l" className={classes.float} />;
}
