/** What the screens of the modules after this one may use. */
export { BatchActions } from './batch/web/batch-actions.tsx';
export { isCodeOf, scannedOf } from './product/scanned-good.rules.ts';
export { BatchHint } from './product/web/batch-hint.tsx';
export { PartInput } from './product/web/part-input.tsx';
export { ProductFinder } from './product/web/product-finder.tsx';
export { ProductLines, RemoveLine, type UnitOfLine, useUnitOptions } from './product/web/product-lines.tsx';
export {
  decimalsOfQuantity,
  factorIn,
  unitsOfGood,
  withFound,
} from './product/web/typed-goods.ts';
export {
  atMost,
  baseOfTyped,
  type LineOfPart,
  NO_PART,
  partText,
  type TypedPart,
  typedOfBase,
  wireOfTyped,
} from './product/web/typed-part.ts';
export { unitText } from './product/web/unit-text.ts';
