import { formatBRL } from '@restitui/brazil/money.ts';
import type { toWire } from '../src/analysis-json.ts';

/** Formats an analysis as a table of verbas by period, with sums by class and alerts. */
export function analysisText({
  cnpj,
  as_of,
  competencias,
  por_classe,
  selecionado,
  alertas,
}: ReturnType<typeof toWire>): string {
  const rows = competencias.flatMap(({ competencia, verbas, prescreve_em }) =>
    verbas.map((row) => [
      competencia,
      `${row.posicao} ${row.nome}`,
      row.classe,
      formatBRL(row.base),
      formatBRL(row.credito),
      formatBRL(row.corrigido),
      prescreve_em ?? '',
    ]),
  );
  const headings = ['Mês', 'Verba', 'Classe', 'Base', 'Crédito', 'Corrigido', 'Prescreve em'];
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const lineOf = (cells: string[]) => cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ');
  const alertLine = (place: string, { texto, valor }: { texto: string; valor?: number }) =>
    `  ${place}  ${texto}${valor === undefined || place === '' ? '' : ` ${formatBRL(valor)}`}`;
  return [
    `${cnpj}, em ${as_of}`,
    lineOf(headings),
    ...rows.map(lineOf),
    ...Object.entries(por_classe).map(
      ([name, { credito, corrigido }]) => `${name}: ${formatBRL(credito ?? 0)}, ${formatBRL(corrigido ?? 0)} corrigido`,
    ),
    `Selecionado: ${formatBRL(selecionado.credito)}, ${formatBRL(selecionado.corrigido)} corrigido`,
    ...competencias.flatMap((month) => month.alertas.map((alert) => alertLine(month.competencia, alert))),
    ...alertas.map((alert) => alertLine('', alert)),
  ].join('\n');
}
