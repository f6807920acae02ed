import { zodResolver } from '@hookform/resolvers/zod';
import { revocation, type SimplesDecision } from '@restitui/domain/simples-decisions/simples-decisions.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { subjectWords } from '../decision-words.ts';
import { revokeDecision } from '../simples-decisions.queries.ts';

interface RevokeDialogProps {
  decision: SimplesDecision;
  onClose: () => void;
}

/** Asks why; the decision stays to be read. */
export function RevokeDialog({ decision, onClose }: RevokeDialogProps) {
  const revoke = useMutation(revokeDecision(decision.id));
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(revocation),
    mode: 'onTouched',
    defaultValues: { motivo: '' },
  });
  const submit = handleSubmit(({ motivo }) => revoke.mutate(motivo, { onSuccess: onClose }));
  const close = () => !revoke.isPending && onClose();

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!formState.isDirty && !revoke.isPending}
      size="sm"
      title="Revogar a decisão?"
      description={`${subjectWords(decision)}. As próximas análises seguem sem ela; as que existem só mudam se você aplicar.`}
      footer={
        <>
          <Button onClick={close} disabled={revoke.isPending}>
            Cancelar
          </Button>
          <Button variant="danger" type="submit" form="revogar" loading={revoke.isPending}>
            Revogar
          </Button>
        </>
      }
    >
      <form id="revogar" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label="Motivo" required error={formState.errors.motivo?.message}>
          <Textarea rows={3} maxLength={500} {...register('motivo')} />
        </Field>
        {revoke.isError && <Notice tone="danger">{errorText(revoke.error)}</Notice>}
      </form>
    </Dialog>
  );
}
