import type { TextLine } from './text-line.ts';

const patterns = [
  /^(?:numero da declaracao|numero do recibo|autenticacao)\s*:/,
  /^pagina\s*(?::\s*)?\d/,
  /^\d+\s*\/\s*\d+$/,
  /^extrato do simples nacional$/,
  /^(?:gerado|apurado|impresso|emitido) em\b/,
  /^pgdas-d(?: 2018)?(?: versao\b.*)?$/,
  /^apuracao (?:original|retificadora)$/,
  /^1\s*[).]\s*(?:informacoes|identificacao) do contribuinte/,
  /^2\s*[).]\s*informacoes da apuracao/,
  /^cnpj (?:basico|matriz)\s*:/,
  /^nome empresarial\s*:/,
  /^data de abertura/,
  /^periodo de apuracao/,
];

/** Returns true for headers and footers, which a document repeats on each page, also in the middle of a table. */
export function isHeaderOrFooter({ folded }: TextLine): boolean {
  return patterns.some((pattern) => pattern.test(folded));
}
