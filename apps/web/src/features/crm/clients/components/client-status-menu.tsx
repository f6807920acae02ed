import { clientStatus, clientStatusLabels } from '@restitui/domain/crm/clients/client-status.ts';
import { canChangeClientStatus } from '@restitui/domain/crm/clients/clients.access.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { DropdownMenu, MenuChoice } from '../../../../ui/dropdown-menu.tsx';
import { changeClientStatus } from '../client-changes.queries.ts';
import { ClientStatusBadge } from './client-status-badge.tsx';

const options = clientStatus.options.map((value) => ({ value, label: clientStatusLabels[value] }));

/** A select for ADMINs, a badge for other users. */
export function ClientStatusMenu({ client }: { client: Client }) {
  const actor = useActor();
  const change = useMutation(changeClientStatus(client.cnpjcpf));
  const badge = <ClientStatusBadge status={client.status} />;
  if (!canChangeClientStatus(actor)) return badge;
  return (
    <DropdownMenu
      align="start"
      className="max-h-96 overflow-y-auto"
      trigger={
        <button
          type="button"
          aria-label={`Status do cliente: ${clientStatusLabels[client.status]}`}
          className="inline-flex h-8 items-center gap-1 rounded-full pr-1.5 hover:bg-hover aria-expanded:bg-hover"
        >
          {badge}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </button>
      }
    >
      <MenuChoice
        label="Status do cliente"
        value={client.status}
        closes
        options={options}
        onValueChange={(status) => status !== client.status && change.mutate({ status, before: client })}
      />
    </DropdownMenu>
  );
}
