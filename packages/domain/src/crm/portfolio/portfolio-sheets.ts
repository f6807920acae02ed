import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { isCompanyId } from '../clients/client-id.ts';
import { clientStatusLabels } from '../clients/client-status.ts';
import { formatCellMessage } from './check-row.ts';
import type { ExportedClient, ImportRow } from './portfolio.api.ts';
import { portfolioColumns, portfolioField } from './portfolio-columns.ts';

/** A cell for the spreadsheet writer; null is an empty cell. */
export type PortfolioCell =
  | { value: string; type: StringConstructor; format?: string; fontWeight?: 'bold'; wrap?: boolean }
  | { value: number; type: NumberConstructor; format: string }
  | { value: Date; type: DateConstructor; format: string }
  | null;

/** A sheet with bold, frozen headings. */
export interface PortfolioSheet {
  sheet: string;
  data: PortfolioCell[][];
  columns: { width: number }[];
  stickyRowsCount: number;
}

/** Always a text cell, so that numbers keep their digits and formulas are not executed. */
const text = (value: string | null): PortfolioCell => (value ? { value, type: String, format: '@' } : null);
const long = (value: string): PortfolioCell => ({ value, type: String, wrap: true });
const heading = (value: string): PortfolioCell => ({ value, type: String, fontWeight: 'bold' });

/** A day as a spreadsheet date, independent of time zones. */
const day = (value: string | null): PortfolioCell =>
  value ? { value: new Date(`${value.slice(0, 10)}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' } : null;
const percent = (value: number): PortfolioCell => ({
  value: Number((value / 100).toFixed(4)),
  type: Number,
  format: '0.##%',
});
const masked = (number: string) => text(isCompanyId(number) ? formatCnpj(number) : formatCpf(number));

const exportColumns: { heading: string; width: number; cell: (client: ExportedClient) => PortfolioCell }[] = [
  { heading: 'CNPJ ou CPF', width: 21, cell: ({ cnpjcpf }) => masked(cnpjcpf) },
  { heading: 'Razão Social', width: 44, cell: ({ razao_social }) => text(razao_social) },
  { heading: 'Nome Fantasia', width: 30, cell: ({ nome_fantasia }) => text(nome_fantasia) },
  { heading: 'Status', width: 22, cell: ({ status }) => text(clientStatusLabels[status]) },
  { heading: 'Cadastrado em', width: 15, cell: ({ createdDate }) => day(createdDate) },
  { heading: 'Proprietário', width: 30, cell: ({ nomeProprietario }) => text(nomeProprietario) },
  { heading: 'Município', width: 22, cell: ({ municipio }) => text(municipio) },
  { heading: 'UF', width: 6, cell: ({ estado }) => text(estado) },
  { heading: 'CNAE Principal', width: 16, cell: ({ cnae_principal }) => text(cnae_principal) },
  { heading: 'Comissão', width: 12, cell: ({ comissaoTenant }) => percent(comissaoTenant) },
  { heading: 'Responsável', width: 28, cell: ({ nome_responsavel }) => text(nome_responsavel) },
  { heading: 'Gerente', width: 28, cell: ({ nome_gerente }) => text(nome_gerente) },
  { heading: 'Procuração até', width: 16, cell: ({ procuracaoValidaAte }) => day(procuracaoValidaAte) },
  { heading: 'Etiquetas', width: 30, cell: ({ etiquetas }) => text(etiquetas.join(', ')) },
];

/** Returns the sheet of exported clients. */
export function clientSheet(clients: readonly ExportedClient[]): PortfolioSheet {
  return {
    sheet: 'Clientes',
    data: [
      exportColumns.map((column) => heading(column.heading)),
      ...clients.map((client) => exportColumns.map(({ cell }) => cell(client))),
    ],
    columns: exportColumns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  };
}

/** Returns the refused rows with the reason in front; once corrected, the file can be imported again. */
export function refusedSheet(headings: readonly string[], rows: readonly ImportRow[]): PortfolioSheet {
  return {
    sheet: 'Linhas com erro',
    data: [
      ['Motivo', 'Linha', ...headings].map(heading),
      ...rows.map(({ line, cells, issues }) => [
        long(issues.map(formatCellMessage).join('\n')),
        { value: line, type: Number, format: '0' } as const,
        ...headings.map((_, i) => text(cells[i] ?? '')),
      ]),
    ],
    columns: [{ width: 60 }, { width: 8 }, ...headings.map((name) => ({ width: Math.max(14, name.length + 4) }))],
    stickyRowsCount: 1,
  };
}

const needs = { always: 'Sim', owner: 'Para proprietário novo', no: 'Não' };

/** Returns an empty sheet with the headings, and a sheet of instructions. */
export function templateSheets(): PortfolioSheet[] {
  const columns = portfolioField.options.map((field) => portfolioColumns[field]);
  return [
    {
      sheet: 'Clientes',
      data: [columns.map((column) => heading(column.heading))],
      columns: columns.map((column) => ({ width: Math.max(14, column.heading.length + 4) })),
      stickyRowsCount: 1,
    },
    {
      sheet: 'Como preencher',
      data: [
        ['Coluna', 'Obrigatória', 'Como preencher', 'Exemplo'].map(heading),
        ...columns.map(({ heading: name, needed, help, example }) => [
          text(name),
          text(needs[needed]),
          long(help),
          text(example),
        ]),
      ],
      columns: [{ width: 28 }, { width: 24 }, { width: 60 }, { width: 40 }],
      stickyRowsCount: 1,
    },
  ];
}
