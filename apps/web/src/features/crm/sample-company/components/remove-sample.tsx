import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { removeSampleCompany } from '../sample-company.queries.ts';

interface RemoveSampleProps {
  tenant: string;
  look?: ButtonProps['variant'];
  onRemoved?: () => void;
}

/** Removes the sample company with everything that belongs to it, after a confirmation. */
export function RemoveSample({ tenant, look = 'ghost', onRemoved }: RemoveSampleProps) {
  const [asks, setAsks] = useState(false);
  const remove = useMutation(removeSampleCompany(tenant));
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setAsks(false);
        onRemoved?.();
      },
    });
  return (
    <>
      <Button size="sm" variant={look} onClick={() => setAsks(true)}>
        Remover exemplo
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Remover a empresa de exemplo?"
        description="A empresa, os arquivos e a análise dela são apagados. Você pode criá-la de novo."
        confirmLabel="Remover"
        tone="danger"
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
