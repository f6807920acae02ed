import { formatBRL } from '@restitui/brazil/money.ts';
import type { IcmsExclusionAnalysis } from '../src/analyse-icms-exclusion.ts';
import type { toWire } from '../src/analysis-json.ts';

/** Formats an analysis as a table of months with its totals, its pendencies and what was not read. */
export function analysisText(
  { razao_social, cnpj, as_of, months, totais }: ReturnType<typeof toWire>,
  { arquivos, problemas }: Pick<IcmsExclusionAnalysis, 'arquivos' | 'problemas'>,
): string {
  const rows = months.map((month) => [
    month.competencia,
    formatBRL(month.icms_destacado),
    formatBRL(month.icms_a_excluir),
    formatBRL(month.pis_a_recuperar),
    formatBRL(month.cofins_a_recuperar),
    month.prescreve_em ?? '',
  ]);
  const headings = ['Mês', 'ICMS destacado', 'A excluir', 'PIS', 'COFINS', 'Prescreve em'];
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const lineOf = (cells: string[]) => cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ');
  return [
    `${razao_social} (${cnpj}), em ${as_of}`,
    lineOf(headings),
    ...rows.map(lineOf),
    `A recuperar: PIS ${formatBRL(totais.pis_a_recuperar)}, COFINS ${formatBRL(totais.cofins_a_recuperar)}`,
    ...months.flatMap(({ competencia, pendencias }) =>
      pendencias.map(({ codigo, texto }) => `  ${competencia}  ${codigo}: ${texto}`),
    ),
    ...arquivos.flatMap(({ codigo, texto }) => (texto === null ? [] : [`  ${codigo}: ${texto}`])),
    ...problemas.map(({ arquivo, codigo, texto }) => `  ${codigo}: ${arquivo}: ${texto}`),
  ].join('\n');
}
