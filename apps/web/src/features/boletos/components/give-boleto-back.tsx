import { formatBRL } from '@restitui/brazil/money.ts';
import { motivoDevolucao } from '@restitui/domain/boletos/boleto-form.ts';
import type { Boleto } from '@restitui/domain/boletos/boletos.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { giveBoletoBack } from '../boletos.queries.ts';

interface GiveBoletoBackProps {
  boleto: Boleto;
  onClose: () => void;
}

export function GiveBoletoBack({ boleto: { id, seuNumero, valorRecebido }, onClose }: GiveBoletoBackProps) {
  const giveBack = useMutation(giveBoletoBack(id));
  return (
    <ReasonDialog
      title={`O pagamento do boleto ${seuNumero} foi devolvido?`}
      description={`${formatBRL(valorRecebido ?? 0)} deixam de contar como recebidos e as participações são estornadas. Os honorários podem ser cobrados de novo.`}
      confirmLabel="Registrar devolução"
      cancelLabel="Voltar"
      reason={motivoDevolucao}
      maxLength={200}
      pending={giveBack.isPending}
      onConfirm={(motivo) => giveBack.mutate(motivo, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
