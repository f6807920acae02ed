import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import type { BoletoColumn } from '@restitui/domain/billing/boletos/boleto-columns.ts';
import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { formatCnpjCpf, formatDate, formatShortDate } from '../../../../lib/formats.ts';
import { type FurtherColumns, withChosenColumns } from '../../../../ui/chosen-columns.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { EmailAddress } from '../../../../ui/email-address.tsx';
import { Truncated } from '../../../../ui/truncated.tsx';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { BoletoStatusBadge, BoletoStatusNote } from './boleto-status-badge.tsx';

const day = (value: string) => <span className="figures">{formatDate(value)}</span>;
const text = (value: string | null | undefined) => (value ? <Truncated>{value}</Truncated> : '—');

const listed: readonly DataColumn<Boleto>[] = [
  {
    id: 'nome',
    header: 'Pagador',
    cell: ({ nome }) => <TwoLines className="xl:max-[90rem]:text-caption">{displayName(nome)}</TwoLines>,
    value: ({ nome }) => nome,
  },
  {
    id: 'cpfCnpj',
    header: 'CPF/CNPJ',
    cell: ({ cpfCnpj }) => <span className="figures text-caption">{formatCnpjCpf(cpfCnpj)}</span>,
    width: '9.75rem',
    hideBelow: 'lg',
  },
  {
    id: 'seuNumero',
    header: 'Seu número',
    cell: ({ seuNumero }) => <span className="figures text-caption">{text(seuNumero)}</span>,
    width: '8.5rem',
    hideBelow: 'xl',
  },
  {
    id: 'valorNominal',
    header: 'Valor',
    cell: ({ valorNominal }) => <span className="figures">{formatBRL(valorNominal)}</span>,
    value: ({ valorNominal }) => valorNominal,
    align: 'end',
    width: '7.5rem',
  },
  {
    id: 'dataEmissao',
    header: 'Emissão',
    cell: ({ dataEmissao }) => day(dataEmissao),
    value: ({ dataEmissao }) => dataEmissao,
    width: '6.75rem',
    hideBelow: 'lg',
  },
  {
    id: 'dataVencimento',
    header: 'Vencimento',
    cell: ({ dataVencimento }) => day(dataVencimento),
    value: ({ dataVencimento }) => dataVencimento,
    width: '7.25rem',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, substituicao, devolvidoEm }) => (
      <span className="flex flex-col items-start gap-0.5 whitespace-normal">
        <BoletoStatusBadge status={status} />
        {substituicao && <span className="text-caption text-muted">Em substituição</span>}
        {devolvidoEm && <span className="text-caption text-muted">Pagamento devolvido</span>}
      </span>
    ),
    width: '8.5rem',
  },
];

export const furtherBoletoColumns: FurtherColumns<BoletoColumn, Boleto> = {
  dataLimite: { header: 'Pagável até', cell: ({ dataLimite }) => day(dataLimite), width: '7.5rem' },
  dataSituacao: { header: 'Status desde', cell: ({ dataSituacao }) => day(dataSituacao), width: '7.5rem' },
  valorRecebido: {
    header: 'Recebido',
    cell: ({ valorRecebido }) => (
      <span className="figures">{valorRecebido === null ? '—' : formatBRL(valorRecebido)}</span>
    ),
    align: 'end',
    width: '9rem',
  },
  origemRecebimento: {
    header: 'Pago por',
    cell: ({ origemRecebimento }) =>
      origemRecebimento === null ? '—' : { BOLETO: 'Boleto', PIX: 'Pix' }[origemRecebimento],
    width: '6.5rem',
  },
  nossoNumero: {
    header: 'Nosso número',
    cell: ({ nossoNumero }) => <span className="figures">{text(nossoNumero)}</span>,
    width: '9.5rem',
  },
  email: { header: 'E-mail', cell: ({ email }) => <EmailAddress>{email}</EmailAddress>, width: '14rem' },
  telefone: {
    header: 'Telefone',
    cell: ({ telefone }) => <span className="figures">{formatPhone(telefone) || '—'}</span>,
    width: '9.5rem',
  },
  cidade: {
    header: 'Cidade',
    cell: ({ cidade, uf }) => text(joinFacts(cidade, uf)),
    width: '11rem',
  },
  createdDate: { header: 'Gerado em', cell: ({ createdDate }) => day(createdDate), width: '7.5rem' },
};

/** Returns the columns of the list: the listed ones, then the chosen ones. */
export const boletoColumns = (chosen: readonly BoletoColumn[]) =>
  withChosenColumns(listed, chosen, furtherBoletoColumns);

/** Headings of the columns that the list always has. */
export const listedBoletoColumns = listed.map(({ header }) => header);

/** Least width of the payer beside chosen columns, in rem. */
export const payerWidth = 12;

export const boletoLines: RowLines<Boleto> = {
  headings: ['Pagador', 'Valor, R$', 'Vence'],
  widths: 'auto 4.25rem',
  name: ({ nome }) => displayName(nome),
  below: ({ status }) => <BoletoStatusNote status={status} />,
  values: ({ valorNominal, dataVencimento }) => [
    formatDecimal(valorNominal),
    <span key="vence" className="text-muted">
      {formatShortDate(dataVencimento)}
    </span>,
  ],
};
