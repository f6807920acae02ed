import type { Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { templateMessages } from '../templates.messages.ts';
import { deleteTemplate } from '../templates.queries.ts';
import { ResultDialog } from './result-dialog.tsx';

interface DeleteTemplateProps {
  /** The dialog is open while this is set. */
  template: Template | undefined;
  tenant: string;
  onDone: () => void;
}

export function DeleteTemplate({ template, tenant, onDone }: DeleteTemplateProps) {
  const [result, setResult] = useState<string>();
  const remove = useMutation({
    ...deleteTemplate(tenant),
    onSuccess: () => setResult(templateMessages.deleted),
    onError: (error) => setResult(templateMessages.deletionFailed(error)),
    onSettled: onDone,
  });
  return (
    <>
      <ConfirmDialog
        open={template !== undefined}
        onOpenChange={(open) => !open && onDone()}
        title={`Excluir ${template?.nameContrato ?? ''}?`}
        description="Novos contratos deixam de usar este modelo. Ele fica guardado entre os excluídos, com a data."
        confirmLabel="Excluir"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => template && remove.mutate(template.id)}
      />
      <ResultDialog title={result} onClose={() => setResult(undefined)} />
    </>
  );
}
