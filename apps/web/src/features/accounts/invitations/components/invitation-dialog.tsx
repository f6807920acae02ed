import { zodResolver } from '@hookform/resolvers/zod';
import { displayName } from '@restitui/brazil/display-name.ts';
import { invitationNote } from '@restitui/domain/accounts/invitations/invitations.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { sendInvitationWithNote } from '../invitations.queries.ts';

interface InvitationDialogProps {
  user: { id: string; id_tenant: string; name: string };
  onSent: () => void;
  onClose: () => void;
}

/** Sends an invitation again, with a note by the user who sends it above its text. */
export function InvitationDialog({ user, onSent, onClose }: InvitationDialogProps) {
  const id = useId();
  const name = displayName(user.name);
  const draft = `convite ${user.id}`;
  const send = useMutation(withDraft(sendInvitationWithNote(user), draft));
  const form = useForm({
    resolver: zodResolver(invitationNote),
    defaultValues: {
      recado: `${name.split(' ')[0]}, o seu convite ainda está aberto. Qualquer dúvida, me avise.`,
    },
  });
  const { register, handleSubmit, formState } = form;
  const close = () => !send.isPending && onClose();
  const submit = handleSubmit((note) => send.mutate(note, { onSuccess: onSent }));
  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!send.isPending}
      guarded={formState.isDirty}
      size="sm"
      title={`Convidar ${name} de novo`}
      description="O convite leva um link novo para escolher a senha; o anterior deixa de valer."
      footer={
        <>
          <Button onClick={close} disabled={send.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={id} loading={send.isPending}>
            Enviar convite
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormDraft name={draft} saved={send.isSuccess} />
          <Field label="Recado" help="Aparece acima do texto do convite." error={formState.errors.recado?.message}>
            <Textarea rows={4} maxLength={500} {...register('recado')} />
          </Field>
        </form>
      </FormProvider>
    </Dialog>
  );
}
