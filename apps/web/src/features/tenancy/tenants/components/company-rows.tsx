import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { canListClients } from '@restitui/domain/crm/clients/clients.access.ts';
import { canEditBranding } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import type { Tenant } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Palette } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { changeTenant } from '../../../../lib/change-tenant.ts';
import { matchesText } from '../../../../lib/matches-text.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyOption } from '../../../../ui/empty-option.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { tenantMessages } from '../tenants.messages.ts';
import { tenantsQuery } from '../tenants.queries.ts';

/** Renders the companies with links to their clients (a role without clients selects the company instead), and to their brand for users who may edit it. */
export function CompanyRows({ beside }: Pick<CompanyRowProps, 'beside'>) {
  const { data: tenants, error, refetch, isFetching } = useQuery(tenantsQuery);
  const [q, setQ] = useState('');
  const mayEdit = canEditBranding(useActor());
  if (error && !tenants) {
    return <ErrorState title={tenantMessages.loadFailed} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  const found = tenants?.filter(({ title, razao_social, cnpj, domain }) =>
    matchesText(q, title, razao_social, cnpj, domain ?? ''),
  );
  return (
    <>
      <div className="border-t p-3">
        <SearchField
          label="Buscar empresa"
          placeholder="Nome, CNPJ ou domínio"
          value={q}
          onSearch={setQ}
          className="max-w-md"
        />
      </div>
      {!found && <LoadingNote />}
      {found?.length === 0 && <EmptyOption>Nenhuma empresa encontrada.</EmptyOption>}
      <ul aria-label="Empresas">
        {!found && [1, 2, 3, 4, 5].map((row) => <PendingRow key={row} />)}
        {found?.map((tenant) => (
          <CompanyRow key={tenant.id} tenant={tenant} mayEdit={mayEdit} beside={beside} />
        ))}
      </ul>
    </>
  );
}

const opens = 'block truncate font-medium text-body after:absolute after:inset-0';
const row = 'relative flex min-h-14 items-center gap-3 border-t px-4 py-2';

function PendingRow() {
  return (
    <li aria-hidden className={row}>
      <Skeleton className="size-8" />
      <Skeleton className="w-48 max-w-full" />
    </li>
  );
}

interface CompanyRowProps {
  tenant: Tenant;
  mayEdit: boolean;
  /** Renders what waits in a company. */
  beside?: ((id: string) => ReactNode) | undefined;
}

function CompanyRow({ tenant, mayEdit, beside }: CompanyRowProps) {
  const actor = useActor();
  const { id, cnpj, title, icon, domain, hosts } = tenant;
  return (
    <li className={`${row} hover:bg-hover`}>
      <img src={icon} alt="" className="size-8 shrink-0 rounded-sm object-contain" />
      <div className="min-w-0 flex-1">
        {canListClients(actor) ? (
          <Link to="/admin/$tenantId/clientes" params={{ tenantId: id }} className={opens}>
            {title}
          </Link>
        ) : (
          <button type="button" onClick={() => changeTenant({ id, title })} className={opens}>
            {title}
          </button>
        )}
        <p className="figures break-words text-caption text-muted sm:truncate">
          {joinFacts(formatCnpj(cnpj), domain ?? hosts[0] ?? 'sem endereço')}
        </p>
      </div>
      {beside?.(id)}
      {mayEdit && (
        <Button asChild size="sm" variant="ghost" className="relative">
          <Link to="/admin/$tenantId/marca" params={{ tenantId: id }} aria-label={`Editar marca de ${title}`}>
            <Palette aria-hidden />
            <span className="hidden sm:inline">Marca</span>
          </Link>
        </Button>
      )}
    </li>
  );
}
