import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { Tenant } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { matchesText } from '../../../../lib/matches-text.ts';
import { CommandSearch } from '../../../../ui/command-search.tsx';
import { EmptyOption } from '../../../../ui/empty-option.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { tenantMessages } from '../tenants.messages.ts';
import { tenantsQuery } from '../tenants.queries.ts';

interface TenantListProps {
  selectedId: string | undefined;
  onPick: (tenant: Tenant) => void;
}

/** Renders tenants by name or CNPJ, with keyboard navigation. */
export function TenantList({ selectedId, onPick }: TenantListProps) {
  const { data: tenants, error } = useQuery(tenantsQuery);
  const [typed, setTyped] = useState('');
  const found = tenants?.filter(({ title, razao_social, nome_fantasia, cnpj }) =>
    matchesText(typed, title, razao_social, nome_fantasia, cnpj),
  );

  return (
    <Command label="Empresas" loop shouldFilter={false} defaultValue={selectedId}>
      <CommandSearch value={typed} onValueChange={setTyped} placeholder="Buscar empresa" />
      <Command.List label="Empresas" className="max-h-80 overflow-y-auto p-1">
        {error && !tenants && <EmptyOption>{`${tenantMessages.loadFailed} ${errorText(error)}`}</EmptyOption>}
        {!error && !tenants && (
          <EmptyOption>
            <LoadingNote />
            <Skeleton />
          </EmptyOption>
        )}
        {found?.length === 0 && <EmptyOption>Nenhuma empresa encontrada.</EmptyOption>}
        {found?.map((tenant) => (
          <Command.Item
            key={tenant.id}
            value={tenant.id}
            onSelect={() => onPick(tenant)}
            className="flex min-h-11 items-center gap-2.5 rounded-sm px-2 py-1.5 data-[selected=true]:bg-hover"
          >
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full ring-1 ring-line-strong"
              style={{ backgroundColor: tenant.colours.primary }}
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
