import {
  type ClientFilters,
  clientExpiry,
  clientExpiryLabels,
  clientList,
  clientResponsible,
  clientResponsibleLabels,
} from '@restitui/domain/crm/clients/client-list.ts';
import { clientStatus, clientStatusLabels } from '@restitui/domain/crm/clients/client-status.ts';
import type { Tag } from '@restitui/domain/crm/tags/tag.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';

interface ClientFilterBarProps {
  filters: ClientFilters;
  /** Undefined while the tags load. */
  tags: readonly Tag[] | undefined;
  onChange: (change: Partial<ClientFilters>) => void;
}

const options = clientStatus.options.map((value) => ({ value, label: clientStatusLabels[value] }));
const owners = clientResponsible.options.map((value) => ({ value, label: clientResponsibleLabels[value] }));
const expiries = clientExpiry.options.map((value) => ({ value, label: `Prescreve ${clientExpiryLabels[value]}` }));

export function ClientFilterBar({ filters, tags, onChange }: ClientFilterBarProps) {
  return (
    <FilterBar
      list={clientList}
      chips={clientList.chips(filters, {
        etiqueta: (etiqueta) => tags && (tags.find(({ id }) => id === etiqueta)?.nome ?? 'excluída'),
      })}
      onChange={onChange}
      controls={{
        q: (
          <SearchField
            label="Buscar clientes"
            placeholder="Razão social ou CNPJ"
            value={filters.q}
            onSearch={(q) => onChange({ q })}
            className="flex-1 basis-60 sm:max-w-80"
          />
        ),
        status: (
          <FilterSelect
            aria-label="Status"
            className="w-full sm:w-44"
            value={filters.status}
            onValueChange={(status) => onChange({ status })}
            every="Todos"
            options={options}
          />
        ),
        // A company without tags has nothing to choose; a filter of the URL can still be taken off.
        etiqueta: (tags?.length !== 0 || filters.etiqueta) && (
          <FilterSelect
            aria-label="Etiqueta"
            className="w-full sm:w-48"
            value={filters.etiqueta}
            onValueChange={(etiqueta) => onChange({ etiqueta })}
            every="Todas as etiquetas"
            options={(tags ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
          />
        ),
        responsavel: (
          <FilterSelect
            aria-label="Carteira"
            className="w-full sm:w-46"
            value={filters.responsavel}
            onValueChange={(responsavel) => onChange({ responsavel })}
            every="Todas as carteiras"
            options={owners}
          />
        ),
        prescreve: (
          <FilterSelect
            aria-label="Prescrição"
            className="w-full sm:w-52"
            value={filters.prescreve}
            onValueChange={(prescreve) => onChange({ prescreve })}
            every="Qualquer prescrição"
            options={expiries}
          />
        ),
        colunas: null,
      }}
    />
  );
}
