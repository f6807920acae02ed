import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { dateCell, moneyCell, type SheetCell, textCell } from '../../exports/sheet-cells.ts';
import { type ClientColumn, clientColumnLabels } from '../clients/client-columns.ts';
import { isCompanyId } from '../clients/client-id.ts';
import { type ClientStatus, clientStatusLabels } from '../clients/client-status.ts';
import { clientStepText } from '../clients/client-step.ts';
import type { ListedClient } from '../clients/clients.api.ts';

type Figure = 'credito' | 'prescreve_em' | 'credito_folha' | 'credito_sped' | 'cobertura' | 'passo';

/** A client in the spreadsheet: the data of its page, and figures of the columns that the list shows. */
export interface ExportedClient extends Pick<ListedClient, Figure> {
  cnpjcpf: string;
  razao_social: string;
  nome_fantasia: string;
  status: ClientStatus;
  createdDate: string;
  nomeProprietario: string;
  municipio: string;
  estado: string;
  cnae_principal: string;
  /** In percent. */
  comissaoTenant: number;
  nome_responsavel: string | null;
  nome_gerente: string | null;
  procuracaoValidaAte: string | null;
  /** Names of the client's tags. */
  etiquetas: string[];
}

export interface ClientSheetColumn {
  heading: string;
  width: number;
  cell: (client: ExportedClient) => SheetCell;
}

const none = textCell('');
const money = (value: number | null | undefined) => (typeof value === 'number' ? moneyCell(value) : none);
const day = (value: string | null | undefined) => dateCell(value ?? null);
const share = (value: number): SheetCell => ({ value: Number(value.toFixed(4)), type: Number, format: '0.##%' });
const masked = (number: string) => textCell(isCompanyId(number) ? formatCnpj(number) : formatCpf(number));

/** The columns that the list always shows. */
const listed: readonly ClientSheetColumn[] = [
  { heading: 'Razão Social', width: 44, cell: ({ razao_social }) => textCell(razao_social) },
  { heading: 'CNPJ ou CPF', width: 21, cell: ({ cnpjcpf }) => masked(cnpjcpf) },
  { heading: 'Status', width: 22, cell: ({ status }) => textCell(clientStatusLabels[status]) },
];

const city: ClientSheetColumn = { heading: 'Município', width: 22, cell: ({ municipio }) => textCell(municipio) };
const state: ClientSheetColumn = { heading: 'UF', width: 6, cell: ({ estado }) => textCell(estado) };

/** The columns that users add to the list; the city is followed by its state. */
const chosen: Record<ClientColumn, readonly (Omit<ClientSheetColumn, 'heading'> & { heading?: string })[]> = {
  credito: [{ width: 16, cell: ({ credito }) => money(credito) }],
  prescreve_em: [{ width: 18, cell: ({ prescreve_em }) => day(prescreve_em) }],
  credito_folha: [{ width: 16, cell: ({ credito_folha }) => money(credito_folha) }],
  credito_sped: [{ width: 16, cell: ({ credito_sped }) => money(credito_sped) }],
  cobertura: [{ width: 12, cell: ({ cobertura }) => (typeof cobertura === 'number' ? share(cobertura) : none) }],
  nome_responsavel: [{ width: 28, cell: ({ nome_responsavel }) => textCell(nome_responsavel ?? '') }],
  passo: [{ width: 24, cell: ({ passo }) => textCell(passo ? clientStepText(passo) : '') }],
  etiquetas: [{ width: 30, cell: ({ etiquetas }) => textCell(etiquetas.join(', ')) }],
  procuracaoValidaAte: [{ width: 16, cell: ({ procuracaoValidaAte }) => day(procuracaoValidaAte) }],
  municipio: [city, state],
  createdDate: [{ width: 14, cell: ({ createdDate }) => day(dayInBrazil(new Date(createdDate))) }],
};

function columnsOf(column: ClientColumn): ClientSheetColumn[] {
  return chosen[column].map((each) => ({ heading: clientColumnLabels[column], ...each }));
}

/** The data of the client's page that follows what the list shows. */
const registered: readonly ClientSheetColumn[] = [
  { heading: 'Nome Fantasia', width: 30, cell: ({ nome_fantasia }) => textCell(nome_fantasia) },
  ...columnsOf('createdDate'),
  { heading: 'Proprietário', width: 30, cell: ({ nomeProprietario }) => textCell(nomeProprietario) },
  ...columnsOf('municipio'),
  { heading: 'CNAE Principal', width: 16, cell: ({ cnae_principal }) => textCell(cnae_principal) },
  { heading: 'Comissão', width: 12, cell: ({ comissaoTenant }) => share(comissaoTenant / 100) },
  ...columnsOf('nome_responsavel'),
  { heading: 'Gerente', width: 28, cell: ({ nome_gerente }) => textCell(nome_gerente ?? '') },
  ...columnsOf('procuracaoValidaAte'),
  ...columnsOf('etiquetas'),
];

/**
 * Returns the columns of the spreadsheet: those of the list in the order in which it shows them, then the rest of the
 * registration, each once.
 */
export function clientSheetColumns(shown: readonly ClientColumn[]): ClientSheetColumn[] {
  const first = [...listed, ...shown.flatMap(columnsOf)];
  const headings = new Set(first.map(({ heading }) => heading));
  return [...first, ...registered.filter(({ heading }) => !headings.has(heading))];
}
