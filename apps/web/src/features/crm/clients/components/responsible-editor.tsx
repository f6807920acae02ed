import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { canOpenClient, canTransferClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { clientsLink } from '../../../../lib/client-links.ts';
import { notify } from '../../../../lib/toast.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { useIsHere } from '../../../../lib/use-is-here.ts';
import { Button } from '../../../../ui/button.tsx';
import { FactCard } from '../../../../ui/fact-card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { transferClient } from '../client-changes.queries.ts';
import { clientMessages } from '../clients.messages.ts';
import { candidatesQuery } from '../clients.queries.ts';

/** The client's responsible; authorised users can transfer the client. */
export function ResponsibleEditor({ client, mayEdit }: { client: Client; mayEdit: boolean }) {
  const actor = useActor();
  const [editing, setEditing] = useState(false);
  if (editing) return <ResponsibleChoice client={client} onDone={() => setEditing(false)} />;
  return (
    <FactCard
      title="Responsabilidade"
      facts={[
        ['Responsável', displayName(client.nome_responsavel) ?? ''],
        ['Gerente', displayName(client.nome_gerente) ?? ''],
      ]}
      actions={
        mayEdit &&
        canTransferClient(actor, client) && (
          <Button size="sm" onClick={() => setEditing(true)}>
            Transferir responsável
          </Button>
        )
      }
    />
  );
}

function ResponsibleChoice({ client, onDone }: { client: Client; onDone: () => void }) {
  const actor = useActor();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const candidates = useQuery(candidatesQuery(client.cnpjcpf));
  const [before] = useState(client.id_responsavel);
  const [chosen, setChosen] = useState(client.id_responsavel ?? undefined);
  const [error, setError] = useState<string>();
  const save = useMutation(transferClient(client.cnpjcpf));

  /** Leaves the page when the user may no longer open the transferred client. */
  function leaveIfOver(id_responsavel: string) {
    onDone();
    const isOver = actor.typeUser === 'USUARIO' && !canOpenClient(actor, { ...client, id_responsavel }, []);
    if (isOver && isHere()) navigate(clientsLink(actor, client.id_tenant));
  }

  function submit() {
    if (!chosen) return setError('Selecione o responsável.');
    if (chosen === before) {
      return notify.info(clientMessages.sameResponsible.title, clientMessages.sameResponsible.detail);
    }
    save.mutate({ id_responsavel: chosen, seen: { id_responsavel: before } }, { onSuccess: () => leaveIfOver(chosen) });
  }

  return (
    <section aria-label="Transferir responsável" className="rounded-md border bg-surface">
      <h2 className="flex min-h-11 items-center border-b px-4 py-1.5 font-medium text-body">Transferir responsável</h2>
      <div className="flex max-w-md flex-col gap-4 p-4">
        {candidates.isPending && <Skeleton className="h-9 w-full" />}
        {candidates.isError && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-body text-danger">
            Erro ao carregar dados.
            <Button size="sm" onClick={() => candidates.refetch()}>
              Tentar novamente
            </Button>
          </p>
        )}
        {candidates.data && (
          <Field
            label="Novo responsável"
            error={error}
            help="Um responsável que não é CEO nem gerente deste cliente deixa de vê-lo quando outro assume."
          >
            <Select
              value={chosen}
              onValueChange={(next) => {
                setChosen(next);
                setError(undefined);
              }}
              options={candidates.data.map(({ id, name, typeCargo }) => ({
                value: id,
                label: joinFacts(displayName(name), cargoLabels[typeCargo]),
              }))}
            />
          </Field>
        )}
        <div className="flex gap-2">
          <Button variant="primary" loading={save.isPending} disabled={!candidates.data} onClick={submit}>
            Transferir
          </Button>
          <Button disabled={save.isPending} onClick={onDone}>
            Cancelar
          </Button>
        </div>
      </div>
    </section>
  );
}
