import { motivoCancelamento } from '@restitui/domain/billing/boletos/boleto-form.ts';
import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { useMutation } from '@tanstack/react-query';
import { withDraft } from '../../../../lib/with-draft.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { cancelBoleto } from '../boletos.queries.ts';

interface CancelBoletoProps {
  boleto: Boleto;
  onClose: () => void;
}

export function CancelBoleto({ boleto: { id, seuNumero }, onClose }: CancelBoletoProps) {
  const draft = `cancelamento de boleto ${id}`;
  const cancel = useMutation(withDraft(cancelBoleto(id), draft));
  return (
    <ReasonDialog
      title={`Cancelar o boleto ${seuNumero}?`}
      description="O banco deixa de aceitar o pagamento. Não pode ser desfeito."
      confirmLabel="Cancelar boleto"
      cancelLabel="Voltar"
      reason={motivoCancelamento}
      maxLength={50}
      pending={cancel.isPending}
      draft={draft}
      onConfirm={(motivo) => cancel.mutate(motivo, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
