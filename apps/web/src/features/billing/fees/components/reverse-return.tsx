import { formatBRL } from '@restitui/brazil/money.ts';
import { motivoEstorno } from '@restitui/domain/billing/fees/fee-payouts.ts';
import type { FeeReturn } from '@restitui/domain/billing/fees/fee-returns.ts';
import { useMutation } from '@tanstack/react-query';
import { withDraft } from '../../../../lib/with-draft.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { reverseFeeReturn } from '../fees.queries.ts';

interface ReverseReturnProps {
  given: FeeReturn;
  onClose: () => void;
}

export function ReverseReturn({ given: { id, valor }, onClose }: ReverseReturnProps) {
  const draft = `estorno de devolução ${id}`;
  const reverse = useMutation(withDraft(reverseFeeReturn(id), draft));
  return (
    <ReasonDialog
      title={`Estornar a devolução de ${formatBRL(valor)}?`}
      description="O valor volta a ficar a devolver, e o cliente o vê no portal. A devolução e o estorno continuam na lista."
      confirmLabel="Estornar devolução"
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
