import { zodResolver } from '@hookform/resolvers/zod';
import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import {
  type ClientMessage,
  clientMessage,
  fillMessage,
} from '@restitui/domain/crm/client-selection/client-message.ts';
import type { SelectionResult } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { messageChannel, messageChannelLabels } from '@restitui/domain/operations/messages/message-channel.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';
import { messageChannelsQuery, sendMessageToSelection } from '../client-selection.queries.ts';
import { clientQuery } from '../clients.queries.ts';

interface ClientMessageDialogProps {
  clients: readonly { cnpjcpf: string; razao_social: string }[];
  /** The text to begin with, and a name that keeps its draft apart from those of other messages. */
  prepared?: (Pick<ClientMessage, 'assunto' | 'texto'> & { draft: string }) | undefined;
  onSent: (result: SelectionResult) => void;
  onClose: () => void;
}

/** Writes a message to the owners of clients; the text is filled for each. */
export function ClientMessageDialog({ clients, prepared, onSent, onClose }: ClientMessageDialogProps) {
  const id = useId();
  const draft = `mensagem ${prepared?.draft ?? 'a clientes'}`;
  const send = useMutation(withDraft(sendMessageToSelection(), draft));
  const [first] = clients;
  const name = displayName(first?.razao_social ?? '');
  const many = clients.length > 1;
  // A text for one client names it at once.
  const named = (text = '') => (many ? text : text.replaceAll('{empresa}', name));
  const form = useForm<ClientMessage>({
    resolver: zodResolver(clientMessage),
    defaultValues: { canal: 'email', assunto: named(prepared?.assunto), texto: named(prepared?.texto) },
  });
  const { register, handleSubmit, formState, watch, setValue } = form;
  const { data: connected, isPending } = useQuery(messageChannelsQuery());
  const channels = connected ?? messageChannel.options;
  const [other] = channels;
  const isConnected = channels.includes(watch('canal'));
  useEffect(() => {
    if (!isConnected && other) setValue('canal', other);
  }, [isConnected, other, setValue]);
  const close = () => !send.isPending && onClose();
  const submit = handleSubmit((typed) =>
    send.mutate({ ...typed, id_clients: clients.map(({ cnpjcpf }) => cnpjcpf) }, { onSuccess: onSent }),
  );
  const { data: client } = useQuery({ ...clientQuery(first?.cnpjcpf ?? ''), enabled: first !== undefined });
  const [nome = ''] = displayName(client?.nomeProprietario ?? '').split(' ');
  const shown = fillMessage(watch('texto'), {
    nome: nome || 'Primeiro nome',
    empresa: name,
    portal: 'endereço do portal',
  });

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!send.isPending}
      guarded={formState.isDirty}
      title={many ? `Mensagem a ${counted(clients.length, 'cliente', 'clientes')}` : `Mensagem a ${name}`}
      description={
        many ? 'Cada proprietário recebe a sua, com os dados da empresa dele.' : 'O proprietário recebe esta mensagem.'
      }
      footer={
        <>
          <Button onClick={close} disabled={send.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={id} loading={send.isPending} disabled={!other}>
            Enviar mensagem
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormDraft name={draft} saved={send.isSuccess} />
          <FormSelect
            name="canal"
            label="Canal"
            help={other ? undefined : 'Nenhum canal está ligado nesta instalação.'}
            options={channels.map((value) => ({ value, label: messageChannelLabels[value] }))}
            disabled={isPending || !other}
          />
          <FormText name="assunto" label="Assunto" required maxLength={120} />
          <Field
            label="Mensagem"
            required
            help="{nome}, {empresa} e {portal} são trocados pelos dados de cada cliente."
            error={formState.errors.texto?.message}
          >
            <Textarea rows={6} maxLength={2000} {...register('texto')} />
          </Field>
          {shown.trim() !== '' && (
            <div>
              <p className="mb-1 text-caption text-muted">Como fica para {name}</p>
              <p className="whitespace-pre-line break-words rounded-md border bg-canvas p-3 text-body">
                {unbroken(shown)}
              </p>
            </div>
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}
