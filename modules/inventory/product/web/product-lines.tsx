import type { ReactNode } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { UNIT_WORDS } from '../../units.i18n.ts';
import type { UnitOfMeasure } from '../../units.ts';
import type { Findable } from './found-products.tsx';
import { ProductFinder, type ProductFinderProps } from './product-finder.tsx';
import classes from './product-lines.module.css';
import { PRODUCT_LINES } from './product-lines.words.ts';

export interface ProductLinesProps<G extends Findable, L> {
  title: string;
  why?: string;
  /** Where what is scanned and typed lands. */
  finder: ProductFinderProps<G>;
  /** What is wrong with the lines as a whole. */
  fault: string | undefined;
  lines: readonly L[];
  /** What stands there while there is none. */
  nothing: string;
  /** The parts of one line, in an `li` of their own. */
  line: (line: L) => ReactNode;
  /** What follows from all of them. */
  children?: ReactNode;
}

/** Products on a form: what is found comes to the lines below it, each as its screen arranges it. */
export function ProductLines<G extends Findable, L>({
  title,
  why,
  finder,
  fault,
  lines,
  nothing,
  line,
  children,
}: ProductLinesProps<G, L>) {
  return (
    <FormSection title={title} {...(why ? { why } : {})}>
      <ProductFinder {...finder} />
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {lines.length === 0 ? (
        <p className={classes.nothing}>{nothing}</p>
      ) : (
        <ul className={classes.lines}>{lines.map((one) => line(one))}</ul>
      )}
      {children}
    </FormSection>
  );
}

/** Takes a line off the form. */
export function RemoveLine({ name, onRemove }: { name: string; onRemove: () => void }) {
  const say = useSay();
  return <IconButton icon="close" name={say(PRODUCT_LINES.remove, { name })} onClick={onRemove} />;
}

/** One unit of a product, and how many of the first go into it. */
export interface UnitOfLine {
  unit: UnitOfMeasure;
  factor: number;
}

/** The units of a product as they are chosen from: `Carton × 24`. */
export function useUnitOptions(units: readonly UnitOfLine[]) {
  const { language } = useLanguage();
  return units.map(({ unit, factor }) => ({
    value: unit,
    title: factor > 1 ? `${UNIT_WORDS[language][unit]} × ${factor}` : UNIT_WORDS[language][unit],
  }));
}
