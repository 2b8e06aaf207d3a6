import ts from 'typescript';
import type { Rule } from '../rule.ts';

/** Amounts and quantities are whole numbers of their smallest unit; only two files of core make them. */
export const noRawMoney: Rule = {
  name: 'no-raw-money',
  reason: 'binary fractions lose cents: 0.1 + 0.2 is not 0.3, and the books no longer close',
  fix: 'use moneyOf, moneyToWire, quantityOf, formatMoney and divideRounded of core; prices come from priceCart',
  *check(file) {
    if (!file.isCode || file.isTest || !/^(?:modules|packages|apps)\//.test(file.path)) return;
    if (MAKERS.test(file.path)) return;
    const onScreen = /\/web\/|^packages\/web-kit\/|^apps\/web\//.test(file.path);
    const knowsAmounts = onScreen || file.path.startsWith('modules/');
    for (const node of file.nodes()) {
      const at = node.getStart();
      if (ts.isAsExpression(node) && /^(?:Money|Quantity)$/.test(node.type.getText())) {
        yield { at, what: `${node.getText()} makes money without checking it` };
      }
      if (knowsAmounts && ts.isCallExpression(node) && roundsAmount(node, onScreen))
        yield { at, what: node.getText() };
      if (knowsAmounts && ts.isBinaryExpression(node) && multiplies(node, onScreen))
        yield { at, what: node.getText() };
    }
  },
};

/** Also where a text or a wire number becomes an exact decimal, or the reverse. */
const MAKERS =
  /^packages\/core\/(?:money|quantity|decimal|fields\/amounts|fields\/number-cell)\.ts$|^packages\/server-kit\/excel\//;

const AMOUNT =
  /(?:^|_|\.)(?:\w*_)?(?:amount|price|total|cost|balance|paid|debit|credit|discount|quantity|money)$|(?:Amount|Price|Total|Cost|Balance|Paid|Discount|Quantity|Money)$/;

function isAmount(node: ts.Expression | undefined): boolean {
  if (!node) return false;
  const bare = ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) ? node.expression : node;
  return (ts.isIdentifier(bare) || ts.isPropertyAccessExpression(bare)) && AMOUNT.test(bare.getText());
}

function roundsAmount(call: ts.CallExpression, onScreen: boolean): boolean {
  const called = call.expression.getText();
  if (/^(?:Number|parseFloat|parseInt|Number\.parseFloat|Number\.parseInt)$/.test(called)) {
    return !onScreen && isAmount(call.arguments[0]);
  }
  if (/^Math\.(?:round|floor|ceil|trunc|abs)$/.test(called)) return isAmount(call.arguments[0]);
  return (
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'toFixed' &&
    isAmount(call.expression.expression)
  );
}

/** A fraction times an amount anywhere; on a screen, where amounts are wire numbers, any product of one. */
function multiplies({ left, right, operatorToken }: ts.BinaryExpression, onScreen: boolean): boolean {
  if (operatorToken.kind !== ts.SyntaxKind.AsteriskToken && operatorToken.kind !== ts.SyntaxKind.SlashToken)
    return false;
  if (!isAmount(left) && !isAmount(right)) return false;
  return onScreen || [left, right].some((side) => ts.isNumericLiteral(side));
}
