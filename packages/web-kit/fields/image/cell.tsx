import type { CellProps } from '../look.ts';
import { fileAddress } from './file-address.ts';
import classes from './image.module.css';

export function ImageCell({ value }: CellProps) {
  return typeof value === 'string' ? <img className={classes.shown} src={fileAddress(value)} alt="" /> : null;
}
