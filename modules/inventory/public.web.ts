/** What the screens of the modules after this one may use. */
export { CorrectBatch } from './batch/web/correct-batch.tsx';
export { isCodeOf, scannedOf } from './product/scanned-good.rules.ts';
export { ProductFinder } from './product/web/product-finder.tsx';
export { unitText } from './product/web/unit-text.ts';
