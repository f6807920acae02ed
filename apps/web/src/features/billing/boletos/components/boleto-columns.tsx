import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { formatCnpjCpf, formatDate } from '../../../../lib/formats.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { BoletoStatusBadge } from './boleto-status-badge.tsx';

export const boletoColumns: DataColumn<Boleto>[] = [
  { id: 'nome', header: 'Pagador', cell: ({ nome }) => <span className="truncate">{displayName(nome)}</span> },
  {
    id: 'cpfCnpj',
    header: 'CPF/CNPJ',
    cell: ({ cpfCnpj }) => <span className="figures">{formatCnpjCpf(cpfCnpj)}</span>,
    width: '11.5rem',
    hideBelow: 'lg',
  },
  {
    id: 'seuNumero',
    header: 'Seu número',
    cell: ({ seuNumero }) => <span className="figures truncate">{seuNumero}</span>,
    width: '9.5rem',
    hideBelow: 'xl',
  },
  {
    id: 'valorNominal',
    header: 'Valor',
    cell: ({ valorNominal }) => <span className="figures">{formatBRL(valorNominal)}</span>,
    align: 'end',
    width: '9rem',
  },
  {
    id: 'dataEmissao',
    header: 'Emissão',
    cell: ({ dataEmissao }) => <span className="figures">{formatDate(dataEmissao)}</span>,
    width: '7rem',
    hideBelow: 'lg',
  },
  {
    id: 'dataVencimento',
    header: 'Vencimento',
    cell: ({ dataVencimento }) => <span className="figures">{formatDate(dataVencimento)}</span>,
    width: '7.5rem',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, substituicao, devolvidoEm }) => (
      <span className="flex flex-col items-start gap-0.5">
        <BoletoStatusBadge status={status} />
        {substituicao && <span className="text-caption text-muted">Em substituição</span>}
        {devolvidoEm && <span className="text-caption text-muted">Pagamento devolvido</span>}
      </span>
    ),
    width: '10rem',
  },
];
