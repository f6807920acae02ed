import type { Contract } from '@restitui/domain/contracts/contracts.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { contractMessages } from '../contracts.messages.ts';
import { deleteContract } from '../contracts.queries.ts';
import { ResultDialog } from './result-dialog.tsx';

interface DeleteContractProps {
  /** Undefined while nothing is to be deleted. */
  contract: Contract | undefined;
  tenant: string;
  onDone: () => void;
}

export function DeleteContract({ contract, tenant, onDone }: DeleteContractProps) {
  const [result, setResult] = useState<string>();
  const remove = useMutation({
    ...deleteContract(tenant),
    onSuccess: () => setResult(contractMessages.deleted),
    onError: (error) => setResult(contractMessages.deletionFailed(error)),
    onSettled: onDone,
  });
  return (
    <>
      <ConfirmDialog
        open={contract !== undefined}
        onOpenChange={(open) => !open && onDone()}
        title={`Excluir ${contract?.nameContrato ?? ''}?`}
        description="Novos contratos deixam de usar este modelo. Ele fica guardado entre os excluídos, com a data."
        confirmLabel="Excluir"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => contract && remove.mutate(contract.id)}
      />
      <ResultDialog title={result} onClose={() => setResult(undefined)} />
    </>
  );
}
