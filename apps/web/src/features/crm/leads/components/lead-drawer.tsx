import { displayName } from '@restitui/brazil/display-name.ts';
import { canConvertLead } from '@restitui/domain/crm/leads/leads.access.ts';
import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2, UserPlus } from 'lucide-react';
import { ApiError } from '../../../../lib/api-error.ts';
import { clientInformationLink } from '../../../../lib/client-links.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { PersonDataActions } from '../../../operations/privacy/components/person-data-actions.tsx';
import { RecordError } from '../../../tenancy/tenants/components/record-error.tsx';
import { leadMessages } from '../leads.messages.ts';
import { leadQuery } from '../leads.queries.ts';
import { LeadFacts } from './lead-facts.tsx';
import { LeadStatusBadge } from './lead-status-badge.tsx';
import { LeadWork } from './lead-work.tsx';

interface LeadDrawerProps {
  id: string | undefined;
  onClose: () => void;
}

/** One lead with its message, responsible and a link to the registration. */
export function LeadDrawer({ id, onClose }: LeadDrawerProps) {
  const tenant = useActingTenant();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...leadQuery(tenant, id ?? ''),
    enabled: id !== undefined,
  });
  const refused = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return (
    <Drawer
      open={id !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={displayName(data?.name) ?? 'Contato do site'}
      actions={data && <LeadStatusBadge status={data.status} />}
      footer={data && <Conversion lead={data} />}
    >
      {isPending && <LeadSkeleton />}
      {refused && !data && (
        <RecordError what="Este contato" error={error}>
          <EmptyState title={error.message || leadMessages.notFound} />
        </RecordError>
      )}
      {error && !refused && !data && (
        <ErrorState title={leadMessages.loadFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {data && (
        <>
          <LeadFacts lead={data} />
          <LeadWork lead={data} />
          <div className="mt-8 flex flex-wrap gap-2">
            <PersonDataActions
              name={data.name}
              person={{ kind: 'lead', id_person: data.id, id_tenant: data.id_tenant }}
            />
          </div>
        </>
      )}
    </Drawer>
  );
}

function Conversion({ lead }: { lead: Lead }) {
  const actor = useActor();
  if (lead.id_client) {
    const place = { actor, tenantId: lead.id_tenant, cnpjcpf: lead.id_client };
    return (
      <Button asChild>
        <Link {...clientInformationLink(place)}>
          <Building2 aria-hidden />
          Abrir o cliente
        </Link>
      </Button>
    );
  }
  if (!canConvertLead(actor, lead)) return null;
  return (
    <Button asChild variant="primary">
      <Link to="/cadastrar-cliente" search={{ lead: lead.id }}>
        <UserPlus aria-hidden />
        Converter em cadastro
      </Link>
    </Button>
  );
}

function LeadSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote />
      <Skeleton className="w-64 max-w-full" />
      <Skeleton className="w-48 max-w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
