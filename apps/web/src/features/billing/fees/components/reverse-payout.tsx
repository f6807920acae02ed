import { formatBRL } from '@restitui/brazil/money.ts';
import { type FeePayout, motivoEstorno } from '@restitui/domain/billing/fees/fee-payouts.ts';
import { useMutation } from '@tanstack/react-query';
import { withDraft } from '../../../../lib/with-draft.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { reverseFeePayout } from '../fees.queries.ts';

interface ReversePayoutProps {
  payout: FeePayout;
  onClose: () => void;
}

export function ReversePayout({ payout: { id, valor, referencia }, onClose }: ReversePayoutProps) {
  const draft = `estorno de repasse ${id}`;
  const reverse = useMutation(withDraft(reverseFeePayout(id), draft));
  return (
    <ReasonDialog
      title={`Estornar o repasse de ${formatBRL(valor)}?`}
      description={`O valor volta a ficar em aberto. O repasse ${referencia} e o estorno continuam no extrato.`}
      confirmLabel="Estornar repasse"
      cancelLabel="Voltar"
      reason={motivoEstorno}
      maxLength={200}
      pending={reverse.isPending}
      draft={draft}
      onConfirm={(motivo) => reverse.mutate(motivo, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
