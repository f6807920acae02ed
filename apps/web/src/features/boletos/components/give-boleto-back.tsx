import { formatBRL } from '@restitui/brazil/money.ts';
import { motivoDevolucao } from '@restitui/domain/boletos/boleto-form.ts';
import type { Boleto } from '@restitui/domain/boletos/boletos.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { giveBoletoBack } from '../boletos.queries.ts';

interface GiveBoletoBackProps {
  boleto: Boleto;
  onClose: () => void;
}

export function GiveBoletoBack({ boleto: { id, seuNumero, valorRecebido }, onClose }: GiveBoletoBackProps) {
  const giveBack = useMutation(giveBoletoBack(id));
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();

  function confirm() {
    const parsed = motivoDevolucao.safeParse(text);
    if (!parsed.success) return setRefusal(parsed.error.issues[0]?.message);
    giveBack.mutate(parsed.data, { onSuccess: onClose });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`O pagamento do boleto ${seuNumero} foi devolvido?`}
      description={`${formatBRL(valorRecebido ?? 0)} deixam de contar como recebidos e as participações são estornadas. Os honorários podem ser cobrados de novo.`}
      confirmLabel="Registrar devolução"
      cancelLabel="Voltar"
      tone="danger"
      pending={giveBack.isPending}
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
