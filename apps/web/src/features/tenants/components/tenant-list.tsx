import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { Tenant } from '@restitui/domain/tenants/tenants.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Check, Search } from 'lucide-react';
import { errorText } from '../../../lib/api-error.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tenantsQuery } from '../tenants.queries.ts';

interface TenantListProps {
  selectedId: string | undefined;
  onPick: (tenant: Tenant) => void;
}

/** Tenants by name or CNPJ; ↑ ↓ Enter. */
export function TenantList({ selectedId, onPick }: TenantListProps) {
  const { data: tenants, error } = useQuery(tenantsQuery);
  return (
    <Command label="Empresas" loop>
      <div className="flex h-10 items-center gap-2 border-b px-3 focus-within:border-focus">
        <Search aria-hidden className="size-4 text-muted" />
        <Command.Input
          autoFocus
          placeholder="Buscar empresa"
          className="h-full min-w-0 flex-1 bg-transparent text-body outline-none"
        />
      </div>
      <Command.List className="max-h-80 overflow-y-auto p-1">
        {error && <p className="px-2 py-3 text-body text-danger">Erro ao carregar Tenant. {errorText(error)}</p>}
        {!tenants && !error && <Skeleton className="m-2" />}
        {tenants && (
          <Command.Empty className="px-2 py-3 text-body text-muted">Nenhuma empresa encontrada.</Command.Empty>
        )}
        {tenants?.map((tenant) => (
          <Command.Item
            key={tenant.id}
            value={`${tenant.title} ${tenant.id}`}
            keywords={[tenant.razao_social, tenant.nome_fantasia]}
            onSelect={() => onPick(tenant)}
            className="flex min-h-11 items-center gap-2.5 rounded-sm px-2 py-1.5 data-[selected=true]:bg-hover"
          >
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full"
              style={{ backgroundColor: tenant.colours.primary, boxShadow: '0 0 0 1px var(--line-strong)' }}
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-body">{tenant.title}</span>
              <span className="figures block text-caption text-muted">{formatCnpj(tenant.cnpj)}</span>
            </span>
            {tenant.id === selectedId && <Check aria-label="Selecionada" className="size-4 text-brand-text" />}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
