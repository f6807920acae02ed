import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { formatPeriod, sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { ExpiringPayment } from '@restitui/domain/simples/limitation/limitation.api.ts';
import type { LimitationFilters } from '@restitui/domain/simples/limitation/limitation-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { productLink } from '../../../../lib/client-links.ts';
import { formatCnpjCpf, formatDate } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { limitationMessages } from '../limitation.messages.ts';
import { expiringPaymentsQuery } from '../limitation.queries.ts';

const columns: DataColumn<ExpiringPayment>[] = [
  {
    id: 'empresa',
    header: 'Cliente',
    cell: ({ empresa, id_client }) => (
      <span className="block min-w-0">
        <span className="block truncate">{displayName(empresa)}</span>
        <span className="figures block text-caption text-muted">{formatCnpjCpf(id_client)}</span>
      </span>
    ),
    value: ({ empresa }) => empresa,
  },
  {
    id: 'competencia',
    header: 'Competência',
    width: '10rem',
    cell: ({ competencia, typeServico }) => (
      <span className="block min-w-0">
        <span className="figures block">{formatPeriod(competencia)}</span>
        <span className="block truncate text-caption text-muted">{serviceLabels[typeServico]}</span>
      </span>
    ),
    value: ({ competencia }) => sortablePeriod(competencia),
  },
  {
    id: 'prescreve',
    header: 'Prescreve em',
    width: '8rem',
    cell: ({ prescreve_em }) => <span className="figures">{formatDate(prescreve_em)}</span>,
    value: ({ prescreve_em }) => prescreve_em,
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    width: '8rem',
    cell: ({ valor }) => formatBRL(valor),
    value: ({ valor }) => valor,
  },
  {
    id: 'corrigido',
    header: 'Corrigido',
    align: 'end',
    width: '8rem',
    cell: ({ corrigido }) => formatBRL(corrigido),
    value: ({ corrigido }) => corrigido,
  },
];

interface ExpiringPaymentsProps {
  tenant: string;
  filters: LimitationFilters;
  /** `MM/AAAA`. */
  mes: string;
  onClose: () => void;
}

/** Lists the payments that expire in a month; each links to its assessment. */
export function ExpiringPayments({ tenant, filters, mes, onClose }: ExpiringPaymentsProps) {
  const actor = useActor();
  const list = useQuery(expiringPaymentsQuery(tenant, filters, mes));
  return (
    <Drawer open size="lg" onOpenChange={(open) => !open && onClose()} title={`Prescreve em ${mes}`}>
      <DataTable
        label={`Pagamentos que prescrevem em ${mes}`}
        columns={columns}
        rows={list.data}
        rowKey={(row) => `${row.id_apuracao} ${row.competencia} ${row.pago_em}`}
        rowLink={({ id_client, id_product, id_apuracao, competencia }) =>
          productLink({ actor, tenantId: tenant, cnpjcpf: id_client }, id_product, {
            apuracao: id_apuracao,
            mes: competencia.replace('/', '-'),
          })
        }
        error={
          list.isError && (
            <ErrorState title={limitationMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
          )
        }
      />
    </Drawer>
  );
}
