import ts from 'typescript';

/** Initial values of a file's constants by name. */
export type Constants = ReadonlyMap<string, ts.Expression>;

export function constantsOf(source: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
    }
  }
  return constants;
}

/** Computes the text of a constant expression: literals, templates, sums, constants and `.source` of literals. */
export function foldedText(node: ts.Expression, constants: Constants): string | undefined {
  const value = folded(node, constants);
  return value === undefined ? undefined : String(value);
}

function folded(node: ts.Expression, constants: Constants): string | number | undefined {
  if (ts.isParenthesizedExpression(node)) return folded(node.expression, constants);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'));
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value && !ts.isRegularExpressionLiteral(value) ? folded(value, constants) : undefined;
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source' && ts.isIdentifier(node.expression)) {
    const value = constants.get(node.expression.text);
    return value && ts.isRegularExpressionLiteral(value) ? folded(value, constants) : undefined;
  }
  if (ts.isTemplateExpression(node)) return foldedTemplate(node, constants);
  if (ts.isBinaryExpression(node)) return foldedSum(node, constants);
  return undefined;
}

function foldedTemplate({ head, templateSpans }: ts.TemplateExpression, constants: Constants): string | undefined {
  let text = head.text;
  for (const { expression, literal } of templateSpans) {
    const value = folded(expression, constants);
    if (value === undefined) return undefined;
    text += value + literal.text;
  }
  return text;
}

function foldedSum({ left, right, operatorToken }: ts.BinaryExpression, constants: Constants) {
  const [a, b] = [folded(left, constants), folded(right, constants)];
  if (a === undefined || b === undefined) return undefined;
  const { kind } = operatorToken;
  if (kind === ts.SyntaxKind.PlusToken) return typeof a === 'number' && typeof b === 'number' ? a + b : `${a}${b}`;
  if (typeof a !== 'number' || typeof b !== 'number') return undefined;
  if (kind === ts.SyntaxKind.MinusToken) return a - b;
  return kind === ts.SyntaxKind.AsteriskToken ? a * b : undefined;
}
