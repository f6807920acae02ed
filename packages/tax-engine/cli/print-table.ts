import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import type { Analysis } from '../src/analyse.ts';
import type { AnalysisRow } from '../src/months/analysis-row.ts';

const columns: readonly [heading: string, cell: (row: AnalysisRow) => string][] = [
  ['Competência', (row) => row.competencia],
  ['Receita bruta', (row) => formatDecimal(row.rb_auferida)],
  ['Receita XML', (row) => formatDecimal(row.Receita_Bruta_XML)],
  ['Só ST', (row) => formatDecimal(row.valor_retificado_st)],
  ['Monofásicos', (row) => formatDecimal(row.total_monofasicos)],
  ['A restituir', (row) => formatDecimal(row.total_a_restituir)],
  ['Certa', (row) => (row.forca ? formatDecimal(row.forca.certa) : '-')],
  ['Prescreve em', (row) => row.prescreve_em?.split('-').reverse().join('/') ?? '-'],
  ['Diagnóstico', (row) => row.diagnostico],
];

function tableLines(rows: readonly AnalysisRow[]): string[] {
  const cells = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)));
  return cells.map((line) =>
    line
      .map((text, i) => (i > 0 && i < columns.length - 2 ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

function alertLines(rows: readonly AnalysisRow[]): string[] {
  return rows.flatMap(({ competencia, alertas }) =>
    alertas.map(({ codigo, texto, valor, unidade }) => {
      const amount = valor === undefined ? '' : unidade === 'reais' ? ` [${formatBRL(valor)}]` : ` [${valor}]`;
      return `  ${competencia}  ${codigo}${amount}: ${texto}`;
    }),
  );
}

function strengthLines({ forca }: Analysis['resumo']): string[] {
  if (!forca) return [];
  const more: [string, number][] = [
    ['Defensável', forca.defensavel],
    ['A provar', forca.a_provar],
    ['A revisar, fora do total', forca.a_revisar],
  ];
  return [
    `Certa: ${formatBRL(forca.certa)}`,
    ...more.filter(([, amount]) => amount > 0).map(([name, amount]) => `  ${name}: ${formatBRL(amount)}`),
  ];
}

/** Formats the analysis as text for a terminal. */
export function analysisText({ razao_social, cnpj, asOf, analises, resumo, problemas }: Analysis): string {
  const alerts = alertLines(analises);
  const left: [string, number][] = [
    ['prescrito', resumo.prescrito],
    ['DAS não pago', resumo.nao_pago],
    ['acima do que foi pago', resumo.acima_do_pago],
  ];
  return [
    `${razao_social || 'Razão social não encontrada'} · CNPJ ${formatCnpj(cnpj)} · posição em ${asOf.split('-').reverse().join('/')}`,
    '',
    ...tableLines(analises),
    '',
    ...strengthLines(resumo),
    `Total a restituir: ${formatBRL(resumo.total_a_restituir)}`,
    ...left.filter(([, amount]) => amount > 0).map(([why, amount]) => `  fora da soma, ${why}: ${formatBRL(amount)}`),
    ...(alerts.length > 0 ? ['', 'Observações', ...alerts] : []),
    ...(problemas.length > 0 ? ['', 'Arquivos com problema'] : []),
    ...problemas.map(({ arquivo, codigo, texto }) => `  ${arquivo}  ${codigo}: ${texto}`),
  ].join('\n');
}
