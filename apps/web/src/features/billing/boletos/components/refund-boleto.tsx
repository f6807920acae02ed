import { formatBRL } from '@restitui/brazil/money.ts';
import { motivoDevolucao } from '@restitui/domain/billing/boletos/boleto-form.ts';
import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { useMutation } from '@tanstack/react-query';
import { withDraft } from '../../../../lib/with-draft.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { refundBoleto } from '../boletos.queries.ts';

interface RefundBoletoProps {
  boleto: Boleto;
  onClose: () => void;
}

export function RefundBoleto({ boleto: { id, seuNumero, valorRecebido }, onClose }: RefundBoletoProps) {
  const draft = `devolução de boleto ${id}`;
  const giveBack = useMutation(withDraft(refundBoleto(id), draft));
  return (
    <ReasonDialog
      title={`O pagamento do boleto ${seuNumero} foi devolvido?`}
      description={`${formatBRL(valorRecebido ?? 0)} deixam de contar como recebidos e as participações são estornadas. Os honorários podem ser cobrados de novo.`}
      confirmLabel="Registrar devolução"
      cancelLabel="Voltar"
      reason={motivoDevolucao}
      maxLength={200}
      pending={giveBack.isPending}
      draft={draft}
      onConfirm={(motivo) => giveBack.mutate(motivo, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
