import ts from 'typescript';
import { constantsOf, foldedText } from './fold-text.ts';

/** A regular expression in a source file. */
export interface FoundExpression {
  file: string;
  line: number;
  /** Undefined for `new RegExp` with a text that is only known at run time. */
  source: string | undefined;
  flags: string;
  /** The reason of an exception: the comment `Linear because …` above or beside the expression. */
  exception: string | undefined;
}

const exceptionComment = /\/\/ Linear because (.{15,})$/;

/** Returns all regular expressions of a TypeScript file: literals, and calls of `RegExp` with a constant text. */
export function findExpressions(file: string, text: string): FoundExpression[] {
  if (!/\/|RegExp/.test(text)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const constants = constantsOf(source);
  const lines = text.split('\n');
  const found: FoundExpression[] = [];

  const add = (node: ts.Node, expression: Pick<FoundExpression, 'source' | 'flags'>) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file, line: line + 1, exception: exceptionAt(lines, line), ...expression });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) add(node, partsOf(node.text));
    else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      add(node, {
        source: pattern && foldedText(pattern, constants),
        flags: (flags && foldedText(flags, constants)) ?? '',
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function partsOf(literal: string): { source: string; flags: string } {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/** Reads the comment on the line of the expression, or on the comment lines directly above it. */
function exceptionAt(lines: readonly string[], line: number): string | undefined {
  const beside = exceptionComment.exec(lines[line] ?? '')?.[1];
  for (let above = line - 1; beside === undefined && lines[above]?.trim().startsWith('//'); above--) {
    const reason = exceptionComment.exec(lines[above] ?? '')?.[1];
    if (reason !== undefined) return reason;
  }
  return beside;
}
