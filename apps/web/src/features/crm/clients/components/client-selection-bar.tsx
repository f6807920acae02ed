import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import type { SelectionResult } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import type { ClientFilters } from '@restitui/domain/crm/clients/client-list.ts';
import { type ClientStatus, clientStatus, clientStatusLabels } from '@restitui/domain/crm/clients/client-status.ts';
import { canChangeClientStatus, canTransferClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { ListedClient, ResponsibleCandidate } from '@restitui/domain/crm/clients/clients.api.ts';
import { useMutation } from '@tanstack/react-query';
import { CircleDot, Mail, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem, MenuLabel } from '../../../../ui/dropdown-menu.tsx';
import { SelectionBar } from '../../../../ui/selection-bar.tsx';
import { ExportSelectionButton } from '../../portfolio/components/export-selection-button.tsx';
import { setResponsibleOfSelection, setStatusOfSelection } from '../client-selection.queries.ts';
import { ClientMessageDialog } from './client-message-dialog.tsx';
import { ResponsibleItems } from './responsible-items.tsx';
import { SelectionTagMenu } from './selection-tag-menu.tsx';

interface ClientSelectionBarProps {
  tenantId: string;
  /** The filters of the list. */
  filters: ClientFilters;
  /** The selected clients of the page. */
  clients: readonly ListedClient[];
  onClear: () => void;
  /** Receives the clients that an action left as they were; called before the list shows the change. */
  onRefused: (refused: SelectionResult['recusados']) => void;
}

type Next = { responsible: ResponsibleCandidate } | { status: ClientStatus };

/** Actions on the selected clients, in place of the foot of the list. */
export function ClientSelectionBar({ tenantId, filters, clients, onClear, onRefused }: ClientSelectionBarProps) {
  const actor = useActor();
  const [next, setNext] = useState<Next>();
  const [isWriting, setWriting] = useState(false);
  const onSuccess = ({ recusados }: SelectionResult) => onRefused(recusados);
  const setResponsible = useMutation({ ...setResponsibleOfSelection(), onSuccess });
  const setStatus = useMutation({ ...setStatusOfSelection(), onSuccess });
  const id_clients = clients.map(({ cnpjcpf }) => cnpjcpf);
  const many = counted(clients.length, 'cliente', 'clientes');
  const credits = clients.flatMap(({ credito }) => credito ?? []);
  const pending = setResponsible.isPending || setStatus.isPending;

  function confirm() {
    if (!next) return;
    const close = { onSuccess: () => setNext(undefined) };
    if ('status' in next) setStatus.mutate({ id_clients, status: next.status }, close);
    else setResponsible.mutate({ id_clients, id_responsavel: next.responsible.id }, close);
  }

  return (
    <SelectionBar
      count={clients.length}
      note={credits.length > 0 && `${formatBRL(sumOfReais(credits))} de crédito`}
      onClear={onClear}
    >
      {canTransferClient(actor, { id_tenant: tenantId }) && (
        <DropdownMenu
          align="start"
          side="top"
          className="max-h-80 max-w-80"
          trigger={
            <Button size="sm">
              <UserRound aria-hidden />
              Responsável
            </Button>
          }
        >
          <MenuLabel>Transferir {many} para</MenuLabel>
          <ResponsibleItems id_client={id_clients[0] ?? ''} onChoose={(responsible) => setNext({ responsible })} />
        </DropdownMenu>
      )}
      {canChangeClientStatus(actor) && (
        <DropdownMenu
          align="start"
          side="top"
          className="max-h-80"
          trigger={
            <Button size="sm">
              <CircleDot aria-hidden />
              Status
            </Button>
          }
        >
          <MenuLabel>Novo status de {many}</MenuLabel>
          {clientStatus.options.map((status) => (
            <MenuItem key={status} onSelect={() => setNext({ status })}>
              {clientStatusLabels[status]}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
      <SelectionTagMenu clients={clients} onRefused={onRefused} />
      <Button size="sm" onClick={() => setWriting(true)}>
        <Mail aria-hidden />
        Mensagem
      </Button>
      <ExportSelectionButton filters={filters} clients={id_clients} />
      {isWriting && (
        <ClientMessageDialog
          clients={clients}
          onClose={() => setWriting(false)}
          onSent={({ recusados }) => {
            setWriting(false);
            onRefused(recusados);
          }}
        />
      )}
      <ConfirmDialog
        open={next !== undefined}
        onOpenChange={(open) => !open && setNext(undefined)}
        title={
          next && 'status' in next
            ? `Mudar ${many} para ${clientStatusLabels[next.status]}?`
            : `Transferir ${many} para ${displayName(next?.responsible.name ?? '')}?`
        }
        description={
          next && 'status' in next
            ? 'A mudança fica no histórico de cada cliente.'
            : 'Quem era responsável, e não é CEO nem gerente destes clientes, deixa de vê-los. A troca fica no histórico.'
        }
        confirmLabel={next && 'status' in next ? 'Mudar status' : 'Transferir'}
        pending={pending}
        onConfirm={confirm}
      />
    </SelectionBar>
  );
}
