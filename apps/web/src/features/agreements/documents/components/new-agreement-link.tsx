import { type MessageChannel, messageChannelLabels } from '@restitui/domain/operations/messages/message-channel.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { messageChannelsQuery } from '../../../crm/clients/client-selection.queries.ts';
import { createAgreementLink } from '../links.queries.ts';

/** Creates a link, to copy or to send through the chosen channels. Its address is shown only once. */
export function NewAgreementLink({ id_client }: { id_client: string }) {
  const [open, setOpen] = useState(false);
  const [canais, setChannels] = useState<MessageChannel[]>([]);
  const create = useMutation(createAgreementLink(id_client));
  const channels = useQuery({ ...messageChannelsQuery(), enabled: open });
  const made = create.data;

  function close() {
    setOpen(false);
    setChannels([]);
    create.reset();
  }

  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Gerar novo link
      </Button>
      <Dialog
        open={open}
        onOpenChange={(wanted) => (wanted ? setOpen(true) : close())}
        dismissible={!create.isPending}
        title={made ? 'Link gerado' : 'Gerar novo link'}
        description={
          made
            ? `Abre o contrato sem senha até ${formatDate(made.row.expiresAt)}. Copie-o agora: ele não é mostrado de novo.`
            : 'Abre o contrato sem senha por 30 dias. Os outros links continuam como estão.'
        }
        footer={
          made ? (
            <>
              <Button onClick={close}>Fechar</Button>
              <CopyButton text={made.link} label="Copiar link" />
            </>
          ) : (
            <>
              <Button onClick={close} disabled={create.isPending}>
                Cancelar
              </Button>
              <Button variant="primary" loading={create.isPending} onClick={() => create.mutate(canais)}>
                {canais.length > 0 ? 'Gerar e enviar' : 'Gerar'}
              </Button>
            </>
          )
        }
      >
        {made ? (
          <Field label="Link do contrato">
            <Input readOnly value={made.link} onFocus={({ currentTarget }) => currentTarget.select()} />
          </Field>
        ) : channels.isError && !channels.data ? (
          <ErrorState
            className="py-4"
            title="Não foi possível carregar os canais de mensagens. O link ainda pode ser gerado e copiado."
            error={channels.error}
            onRetry={channels.refetch}
            retrying={channels.isFetching}
          />
        ) : (
          <ChannelChoice connected={channels.data} chosen={canais} onChange={setChannels} />
        )}
      </Dialog>
    </>
  );
}

interface ChannelChoiceProps {
  /** The channels by which messages leave; undefined while they load. */
  connected: readonly MessageChannel[] | undefined;
  chosen: readonly MessageChannel[];
  onChange: (chosen: MessageChannel[]) => void;
}

function ChannelChoice({ connected, chosen, onChange }: ChannelChoiceProps) {
  if (!connected) return <Skeleton className="h-16" />;
  if (connected.length === 0) {
    return <p className="text-body text-muted">Nenhum canal de mensagens está ligado: gere o link e copie-o.</p>;
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-body">Enviar ao proprietário por</legend>
      {connected.map((canal) => (
        <Checkbox
          key={canal}
          label={messageChannelLabels[canal]}
          checked={chosen.includes(canal)}
          onCheckedChange={(checked) =>
            onChange(checked === true ? [...chosen, canal] : chosen.filter((one) => one !== canal))
          }
        />
      ))}
    </fieldset>
  );
}
