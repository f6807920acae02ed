import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { RefusedClient } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import type { ListedClient } from '@restitui/domain/crm/clients/clients.api.ts';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

interface RefusedClientsDialogProps {
  /** Clients of the page, for their names. */
  clients: readonly ListedClient[];
  refused: readonly RefusedClient[];
  onClose: () => void;
}

/** Lists the clients that a bulk action left as they were, with the reason. */
export function RefusedClientsDialog({ clients, refused, onClose }: RefusedClientsDialogProps) {
  const nameOf = (id: string) =>
    displayName(clients.find(({ cnpjcpf }) => cnpjcpf === id)?.razao_social) ?? formatCnpjCpf(id);
  return (
    <Dialog
      open={refused.length > 0}
      onOpenChange={onClose}
      size="sm"
      title={`${counted(refused.length, 'cliente não foi alterado', 'clientes não foram alterados')}`}
      description="Ficaram como estavam, cada um pelo motivo abaixo."
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <ul className="flex flex-col gap-2 text-body">
        {refused.map(({ id_client, message }) => (
          <li key={id_client}>
            <strong className="block font-medium">{nameOf(id_client)}</strong>
            <span className="text-muted">{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
