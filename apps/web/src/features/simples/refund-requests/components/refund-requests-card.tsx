import { plural } from '@restitui/brazil/counted.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { periodYear } from '@restitui/brazil/tax-month.ts';
import { isUnexpired } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { CorrectedRequest } from '@restitui/domain/simples/refund-requests/refund-requests-sheet.ts';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { usePhone, useWide } from '../../../../lib/media-query.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ExportButton } from '../../../../ui/export-button.tsx';
import { caseFoldName, shownUnfolded } from '../../../../ui/fold-rows.ts';
import { selicQuery } from '../../../operations/lookups/lookups.queries.ts';
import { refundRequestMessages as messages } from '../refund-requests.messages.ts';
import { refundRequestsQuery } from '../refund-requests.queries.ts';
import { correctRequests } from './corrected-requests.ts';
import { RefundMonthField, useRefundMonth } from './refund-month-field.tsx';
import { refundRequestColumns } from './refund-request-columns.tsx';
import { RefundRequestDialog } from './refund-request-dialog.tsx';
import { saveRefundRequests } from './save-refund-requests.ts';

interface RefundRequestsCardProps {
  id_apuracao: string;
  razao_social: string;
  cnpj: string;
}

/** Columns of a card; the dialog shows the others. */
const phoneColumns = ['pa', 'das', 'corrigido', 'prescreve', 'situacao'];

const years = {
  name: caseFoldName,
  heading: ({ competencia }: CorrectedRequest) => periodYear(competencia),
  column: 'corrigido',
  unit: 'corrigidos',
  total: (rows: readonly CorrectedRequest[]) => formatBRL(sumOfReais(rows.map(({ corrigido }) => corrigido))),
};

/** Lists the refund of each DAS in the fields of the electronic request, with its state. */
export function RefundRequestsCard({ id_apuracao, razao_social, cnpj }: RefundRequestsCardProps) {
  const actor = useActor();
  const phone = usePhone();
  const refund = useRefundMonth();
  const list = useQuery(refundRequestsQuery(id_apuracao));
  const series = useQuery(selicQuery());
  const [open, setOpen] = useState<RefundRequest>();
  const rows = list.data && correctRequests(list.data, refund.month, series.data ?? []);
  const today = dayInBrazil(new Date());
  const isWide = useWide();
  const columns = refundRequestColumns({ today, isWide });
  const unexpired = (rows ?? []).filter((request) => isUnexpired(request, today));
  const edited = rows?.some(({ total_editado }) => total_editado !== null);

  return (
    <Card
      flush
      title="Pedidos de restituição"
      description={
        edited
          ? 'Um pedido eletrônico por DAS. Um total corrigido à mão não muda os tributos, que são os calculados.'
          : 'Um pedido eletrônico por DAS, depois da retificação do mês.'
      }
      aria-label="Pedidos de restituição"
      actions={
        rows && (
          <div className="flex flex-wrap items-end gap-2">
            <RefundMonthField {...refund} />
            {(['xlsx', 'csv'] as const).map((extension) => (
              <ExportButton
                key={extension}
                label={extension.toUpperCase()}
                empty={rows.length === 0}
                save={() => saveRefundRequests(rows, { razao_social, cnpj, extension })}
              />
            ))}
          </div>
        )
      }
    >
      {unexpired.length > 0 && (
        <p className="figures border-t px-4 py-2 text-body">
          {formatBRL(sumOfReais(unexpired.map(({ total }) => total)))} em {unexpired.length} DAS que ainda não{' '}
          {plural(unexpired.length, 'prescreveu', 'prescreveram')}, corrigido em {refund.month}:{' '}
          <strong className="whitespace-nowrap font-semibold">
            {formatBRL(sumOfReais(unexpired.map(({ corrigido }) => corrigido)))}
          </strong>
        </p>
      )}
      <DataTable
        label="Pedidos por DAS"
        columns={phone ? columns.filter(({ id }) => phoneColumns.includes(id)) : columns}
        rows={rows}
        rowKey={({ competencia, pagamento }) => `${competencia} ${pagamento}`}
        {...(canSaveRefundRequests(actor) && { onRowOpen: setOpen })}
        error={
          list.isError && <ErrorState title={messages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
        }
        empty={<EmptyState icon={HandCoins} title={messages.none} description={messages.noneDetail} />}
        {...(rows && rows.length > shownUnfolded && { fold: years })}
        scroll="inside"
        skeletonRows={3}
      />
      <RefundRequestDialog id_apuracao={id_apuracao} request={open} onClose={() => setOpen(undefined)} />
    </Card>
  );
}
