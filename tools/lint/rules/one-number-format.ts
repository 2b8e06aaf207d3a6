import ts from 'typescript';
import type { Rule } from '../rule.ts';

/** Figures are written in few places, so that all of them obey the settings of the branch. */
export const oneNumberFormat: Rule = {
  name: 'one-number-format',
  reason: 'an amount that is written in another way ignores the format that the branch has chosen',
  fix: 'on screens moneyText, amountText and countText of web-kit/format; elsewhere formatMoney and formatCount of core',
  *check(file) {
    if (!file.isCode || file.isTest || !/^(?:modules|packages|apps)\//.test(file.path)) return;
    if (WRITERS.test(file.path)) return;
    const onScreen = /\/web\/|^packages\/(?:web-kit|ui)\/|^apps\/web\//.test(file.path);
    for (const node of file.nodes()) {
      const at = node.getStart();
      if (ts.isPropertyAccessExpression(node) && /^(?:toLocaleString|NumberFormat)$/.test(node.name.text))
        yield { at, what: node.getText() };
      if (onScreen && ts.isImportSpecifier(node) && OF_CORE.has(node.name.text))
        yield { at, what: `${node.getText()} does not know the branch of the page` };
    }
  },
};

const WRITERS = /^packages\/(?:core\/(?:money|quantity|decimal)|web-kit\/format\/number)\.ts$/;

const OF_CORE = new Set(['formatMoney', 'formatPrice', 'readableDecimal']);
