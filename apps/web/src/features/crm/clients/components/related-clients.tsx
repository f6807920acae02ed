import { displayName } from '@restitui/brazil/display-name.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2, UserX } from 'lucide-react';
import { clientLink } from '../../../../lib/client-links.ts';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { clientMessages } from '../clients.messages.ts';
import { relatedClientsQuery } from '../clients.queries.ts';
import { ClientStatusBadge } from './client-status-badge.tsx';

const box = 'rounded-md border bg-surface';

/** The other companies of the client's owner that the user may open. */
export function RelatedClients({ client }: { client: Client }) {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const related = useQuery(relatedClientsQuery(client.id_owner));

  if (!client.id_owner) return <EmptyState className={box} icon={UserX} title={clientMessages.noOwner} />;
  if (related.isError) {
    return <ErrorState title="Erro ao carregar dados." error={related.error} onRetry={() => related.refetch()} />;
  }
  if (related.isPending) {
    return (
      <div className={box}>
        <LoadingNote text="Carregando…" />
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex h-14 items-center border-b px-4 last:border-b-0">
            <Skeleton className="w-64 max-w-full" />
          </div>
        ))}
      </div>
    );
  }
  const others = related.data.filter(({ cnpjcpf }) => cnpjcpf !== client.cnpjcpf);
  if (others.length === 0) {
    return (
      <EmptyState
        className={box}
        icon={Building2}
        title={clientMessages.noneRelated}
        description={`As outras empresas de ${displayName(client.nomeProprietario)} aparecem aqui.`}
      />
    );
  }
  return (
    <ul aria-label="CNPJs relacionados" className={box}>
      {others.map(({ cnpjcpf, razao_social, status }) => (
        <li key={cnpjcpf} className="border-b last:border-b-0">
          <Link
            {...clientLink({ actor, tenantId, cnpjcpf })}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-body hover:bg-hover"
          >
            <span className="min-w-0 flex-1 basis-60 break-words font-medium">{displayName(razao_social)}</span>
            <span className="figures text-muted">{formatCnpjCpf(cnpjcpf)}</span>
            <ClientStatusBadge status={status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
