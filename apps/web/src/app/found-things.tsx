import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { useQuery } from '@tanstack/react-query';
import { Building, Building2, UserRound } from 'lucide-react';
import { clientListQuery } from '../features/clients/clients.queries.ts';
import { tenantsQuery } from '../features/tenants/tenants.queries.ts';
import { clientAddress } from '../lib/client-address.ts';
import { formatCnpjCpf } from '../lib/formats.ts';
import { useActingTenant, useActor } from '../lib/use-actor.ts';
import { useDelayed } from '../lib/use-delayed.ts';
import { PaletteGroup, PaletteItem } from './palette-parts.tsx';

interface FoundProps {
  onGo: (address: object) => void;
}

const shown = 8;

/** Clients by name, CNPJ or CPF, from two typed characters on. */
export function FoundClients({ typed, onGo }: FoundProps & { typed: string }) {
  const actor = useActor();
  const tenantId = useActingTenant();
  const q = useDelayed(typed.trim(), 180);
  const { data } = useQuery({
    ...clientListQuery(tenantId ?? '', { q, status: undefined, sort: 'razao_social', pagina: 1 }),
    enabled: tenantId !== undefined && q.length >= 2,
  });
  if (!tenantId || q.length < 2 || !data || data.data.length === 0) return null;

  return (
    <PaletteGroup heading="Clientes">
      {data.data.slice(0, shown).map(({ cnpjcpf, razao_social }) => (
        <PaletteItem
          key={cnpjcpf}
          icon={cnpjcpf.length === 14 ? Building2 : UserRound}
          value={`cliente ${cnpjcpf}`}
          keywords={[razao_social, formatCnpjCpf(cnpjcpf)]}
          forceMount
          detail={formatCnpjCpf(cnpjcpf)}
          onSelect={() => onGo(clientAddress({ actor, tenantId, cnpjcpf }))}
        >
          {razao_social}
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}

export function FoundTenants({ onGo }: FoundProps) {
  const { data: tenants = [] } = useQuery(tenantsQuery);
  return (
    <PaletteGroup heading="Empresas">
      {tenants.map(({ id, title, cnpj, razao_social }) => (
        <PaletteItem
          key={id}
          icon={Building}
          value={`empresa ${id}`}
          keywords={[title, razao_social, cnpj]}
          detail={formatCnpj(cnpj)}
          onSelect={() => onGo({ to: '/admin/$tenantId/clientes', params: { tenantId: id } })}
        >
          {title}
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}
