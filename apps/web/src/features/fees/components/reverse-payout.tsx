import { formatBRL } from '@restitui/brazil/money.ts';
import { type FeePayout, motivoEstorno } from '@restitui/domain/fees/fee-payouts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { reverseFeePayout } from '../fees.queries.ts';

interface ReversePayoutProps {
  payout: FeePayout;
  onClose: () => void;
}

export function ReversePayout({ payout: { id, valor, referencia }, onClose }: ReversePayoutProps) {
  const reverse = useMutation(reverseFeePayout(id));
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();

  function confirm() {
    const parsed = motivoEstorno.safeParse(text);
    if (!parsed.success) return setRefusal(parsed.error.issues[0]?.message);
    reverse.mutate(parsed.data, { onSuccess: onClose });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Estornar o repasse de ${formatBRL(valor)}?`}
      description={`O valor volta a ficar em aberto. O repasse ${referencia} e o estorno continuam no extrato.`}
      confirmLabel="Estornar repasse"
      cancelLabel="Voltar"
      tone="danger"
      pending={reverse.isPending}
      onConfirm={confirm}
    >
      <Field label="Motivo" required error={refusal}>
        <Input
          value={text}
          maxLength={200}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRefusal(undefined);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}
