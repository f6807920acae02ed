import { displayName } from '@restitui/brazil/display-name.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { ResponsibleCandidate } from '@restitui/domain/crm/clients/clients.api.ts';
import { useQuery } from '@tanstack/react-query';
import { MenuItem } from '../../../../ui/dropdown-menu.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { candidatesQuery } from '../clients.queries.ts';

interface ResponsibleItemsProps {
  /** Any client of the tenant: the candidates are the same for all. */
  id_client: string;
  onChoose: (candidate: ResponsibleCandidate) => void;
}

/** The users who can be made responsible, as items of a menu. */
export function ResponsibleItems({ id_client, onChoose }: ResponsibleItemsProps) {
  const { data, isError } = useQuery(candidatesQuery(id_client));
  if (isError) return <p className="px-2 py-1.5 text-body text-danger">Erro ao carregar dados.</p>;
  if (!data) return <Skeleton className="m-2 h-5 w-48" />;
  return data.map((candidate) => (
    <MenuItem key={candidate.id} onSelect={() => onChoose(candidate)}>
      <span className="min-w-0 flex-1 truncate">{displayName(candidate.name)}</span>
      <span className="text-caption text-muted">{cargoLabels[candidate.typeCargo]}</span>
    </MenuItem>
  ));
}
