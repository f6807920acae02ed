import {
  type ClientFilters,
  clientExpiry,
  clientExpiryLabels,
  clientList,
  clientResponsible,
  clientResponsibleLabels,
} from '@restitui/domain/crm/clients/client-list.ts';
import { clientStatus, clientStatusLabels } from '@restitui/domain/crm/clients/client-status.ts';
import { useQuery } from '@tanstack/react-query';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { tagsQuery } from '../../tags/tags.queries.ts';

interface ClientFilterBarProps {
  filters: ClientFilters;
  onChange: (change: Partial<ClientFilters>) => void;
}

const options = clientStatus.options.map((value) => ({ value, label: clientStatusLabels[value] }));
const owners = clientResponsible.options.map((value) => ({ value, label: clientResponsibleLabels[value] }));
const expiries = clientExpiry.options.map((value) => ({ value, label: `Prescreve ${clientExpiryLabels[value]}` }));

export function ClientFilterBar({ filters, onChange }: ClientFilterBarProps) {
  // Here and not in the page, which would render all rows once more when the tags arrive.
  const { data: tags } = useQuery(tagsQuery());
  return (
    <FilterBar
      list={clientList}
      filters={filters}
      chips={clientList.chips(filters, {
        etiqueta: (etiqueta) => tags && (tags.find(({ id }) => id === etiqueta)?.nome ?? 'excluída'),
      })}
      onChange={onChange}
      controls={{
        q: { search: 'Buscar clientes', placeholder: 'Razão social ou CNPJ', className: 'flex-1 basis-48 sm:max-w-80' },
        status: { choice: 'Status', every: 'Todos', options, width: 'sm:w-44' },
        // A company without tags has nothing to choose; a filter of the URL can still be taken off.
        etiqueta: (tags?.length !== 0 || filters.etiqueta) && {
          choice: 'Etiqueta',
          every: 'Todas as etiquetas',
          options: (tags ?? []).map(({ id, nome }) => ({ value: id, label: nome })),
          width: 'sm:w-44',
        },
        responsavel: { choice: 'Carteira', every: 'Todas as carteiras', options: owners, width: 'sm:w-44' },
        prescreve: { choice: 'Prescrição', every: 'Qualquer prescrição', options: expiries, width: 'sm:w-48' },
        colunas: null,
      }}
    />
  );
}
