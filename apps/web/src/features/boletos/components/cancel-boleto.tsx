import { motivoCancelamento } from '@restitui/domain/boletos/boleto-form.ts';
import type { Boleto } from '@restitui/domain/boletos/boletos.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { cancelBoleto } from '../boletos.queries.ts';

interface CancelBoletoProps {
  boleto: Boleto;
  onClose: () => void;
}

export function CancelBoleto({ boleto: { id, seuNumero }, onClose }: CancelBoletoProps) {
  const cancel = useMutation(cancelBoleto(id));
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();

  function confirm() {
    const parsed = motivoCancelamento.safeParse(text);
    if (!parsed.success) return setRefusal(parsed.error.issues[0]?.message);
    cancel.mutate(parsed.data, { onSuccess: onClose });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancelar o boleto ${seuNumero}?`}
      description="O banco deixa de aceitar o pagamento. Não pode ser desfeito."
      confirmLabel="Cancelar boleto"
      cancelLabel="Voltar"
      tone="danger"
      pending={cancel.isPending}
      onConfirm={confirm}
    >
      <Field label="Motivo" required error={refusal}>
        <Input
          value={text}
          maxLength={50}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRefusal(undefined);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}
