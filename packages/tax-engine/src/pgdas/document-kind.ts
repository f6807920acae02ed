import type { DocumentKind } from './declaration.ts';
import type { TextLine } from './text-line.ts';

/**
 * Determines the kind of a PDF in the declarations' ZIP from its text, because file names are not reliable. Receipts
 * and DAS slips are `ignored`, other documents `unknown`.
 */
export function documentKindOf(lines: readonly TextLine[]): DocumentKind | 'ignored' | 'unknown' {
  const text = lines.map(({ folded }) => folded).join(' ');
  if (text.includes('extrato do simples nacional')) return 'extrato';
  if (text.includes('recibo de entrega da apuracao') && !text.includes('total geral da empresa')) return 'ignored';
  if (/resumo da declaracao|informacoes da declaracao por estabelecimento/.test(text)) return 'declaracao';
  if (/identificacao do contribuinte/.test(text) && /n[º°o.]*\s*da declaracao/.test(text)) return 'declaracao';
  if (text.includes('documento de arrecadacao do simples nacional')) return 'ignored';
  if (/valor do debito por tributo para a atividade/.test(text)) return 'declaracao';
  return 'unknown';
}
