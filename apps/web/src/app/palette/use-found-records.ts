import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { signingStateLabels } from '@restitui/domain/agreements/signing/signing-state.ts';
import { isCompanyId } from '@restitui/domain/crm/clients/client-id.ts';
import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { taxRegimeLabels } from '@restitui/domain/recovery/products/regime-products.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { useQuery } from '@tanstack/react-query';
import { Building2, FileText, Package, UserRound } from 'lucide-react';
import { clientListQuery } from '../../features/crm/clients/clients.queries.ts';
import { searchQuery } from '../../features/insights/search/search.queries.ts';
import { clientAgreementsLink, clientLink, productLink } from '../../lib/client-links.ts';
import { formatCnpjCpf } from '../../lib/formats.ts';
import { useActingTenant, useActor } from '../../lib/use-actor.ts';
import type { CommandResult, Found } from './command-result.ts';
import { most } from './command-result.ts';

/** Finds clients of the acting tenant by name, CNPJ or CPF. */
export function useFoundClients(q: string): Found & { first: { cnpjcpf: string; name: string } | undefined } {
  const actor = useActor();
  const tenantId = useActingTenant();
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...clientListQuery(tenantId ?? '', { ...clientList.read({}), q }),
    enabled: tenantId !== undefined && q !== '',
  });
  if (!tenantId || q === '') return { found: [], searching: false, isEarlier: false, first: undefined };
  const rows = data?.data ?? [];
  const found = rows.slice(0, most).map(({ cnpjcpf, razao_social }) => ({
    key: `cliente ${cnpjcpf}`,
    icon: isCompanyId(cnpjcpf) ? Building2 : UserRound,
    label: displayName(razao_social),
    detail: formatCnpjCpf(cnpjcpf),
    link: clientLink({ actor, tenantId, cnpjcpf }),
  }));
  const [first] = rows;
  return {
    found,
    searching: isFetching,
    isEarlier: isPlaceholderData,
    first: first && { cnpjcpf: first.cnpjcpf, name: displayName(first.razao_social) },
  };
}

/** Finds owners by name or CPF, and products and contracts by the name of the company. */
export function useFoundRecords(q: string): Omit<Found, 'found'> & Record<'owners' | 'records', CommandResult[]> {
  const actor = useActor();
  const tenantId = useActingTenant();
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...searchQuery(tenantId, q),
    enabled: tenantId !== undefined && q !== '',
  });
  const state = { searching: isFetching, isEarlier: isPlaceholderData };
  if (!tenantId || !data || q === '') return { owners: [], records: [], ...state };
  const of = (cnpjcpf: string) => ({ actor, tenantId, cnpjcpf });
  return {
    owners: data.proprietarios.map(({ id_owner, nomeProprietario, cpf, cnpjcpf, razao_social }) => ({
      key: `proprietario ${id_owner}`,
      icon: UserRound,
      label: `${displayName(nomeProprietario)}, proprietário de ${displayName(razao_social)}`,
      detail: `CPF ${cpf}`,
      link: clientLink(of(cnpjcpf)),
    })),
    records: [
      ...data.contratos.map(({ id_agreement, typeRegime, estado, cnpjcpf, razao_social }) => ({
        key: `contrato ${id_agreement}`,
        icon: FileText,
        label: `Contrato de ${taxRegimeLabels[typeRegime]}`,
        detail: joinFacts(displayName(razao_social), signingStateLabels[estado]),
        link: clientAgreementsLink(of(cnpjcpf)),
      })),
      ...data.produtos.map(({ id_product, typeServico, cnpjcpf, razao_social }) => ({
        key: `produto ${id_product}`,
        icon: Package,
        label: serviceLabels[typeServico],
        detail: displayName(razao_social),
        link: productLink(of(cnpjcpf), id_product),
      })),
    ],
    ...state,
  };
}
