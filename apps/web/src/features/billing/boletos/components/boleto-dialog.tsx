import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { type BoletoFormValues, initialBoleto } from '../boleto-form-values.ts';
import { boletoMessages } from '../boletos.messages.ts';
import { boletoProposalQuery, type ChargedPayment } from '../boletos.queries.ts';
import { BoletoForm } from './boleto-form.tsx';

export interface BoletoDialogProps {
  /** Client whose data fill in the payer. */
  cnpjcpf?: string | undefined;
  /** The boleto that the new one replaces. */
  replaced?: Boleto;
  /** The payment whose fee the boleto charges. */
  payment?: ChargedPayment;
  /** Values that are known beforehand. */
  preset?: Partial<BoletoFormValues>;
  onClose: () => void;
  onIssued: (boleto: Boleto) => void;
}

export function BoletoDialog({ cnpjcpf, replaced, payment, preset, onClose, onIssued }: BoletoDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...boletoProposalQuery(useActingTenant(), replaced ? undefined : cnpjcpf),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={replaced ? `Substituir o boleto ${replaced.seuNumero}` : 'Gerar Boleto'}
      description={replaced ? 'O boleto de agora é cancelado no banco quando o novo é gerado.' : undefined}
      size="lg"
      fill
      guarded
    >
      {error && !data && (
        <ErrorState title={boletoMessages.loadFailed} error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {!data && !error && (
        <div className="flex flex-col gap-4">
          <LoadingNote />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      {data && (
        <>
          {data.banco === 'LOCAL' && (
            <Notice tone="warning" className="mb-5">
              {boletoMessages.worthless}
            </Notice>
          )}
          {!data.pronto && (
            <Notice tone="danger" className="mb-5">
              Cadastre as credenciais do banco em Informação do Banco antes de gerar boletos.
            </Notice>
          )}
          <BoletoForm
            start={data}
            initial={{ ...initialBoleto(data, cnpjcpf ?? null, replaced), ...preset }}
            replaced={replaced?.id}
            payment={payment}
            onClose={onClose}
            onIssued={onIssued}
          />
        </>
      )}
    </Dialog>
  );
}
