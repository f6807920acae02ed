import { displayName } from '@restitui/brazil/display-name.ts';
import { withoutAnalyst } from '@restitui/domain/recovery/products/analysts.api.ts';
import {
  type ManagedProductFilters,
  managedProductList,
} from '@restitui/domain/recovery/products/managed-product-list.ts';
import { productStatus, productStatusLabels } from '@restitui/domain/recovery/products/product-status.ts';
import { serviceLabels, serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { analystMessages } from '../analysts.messages.ts';
import type { Candidate } from '../analysts.queries.ts';

interface AnalystFilterBarProps {
  filters: ManagedProductFilters;
  onChange: (filters: Partial<ManagedProductFilters>) => void;
  /** Companies of the filter; undefined when only one is listed. */
  companies: readonly { id: string; title: string }[] | undefined;
  /** Undefined for users who may not filter by analyst. */
  analysts: readonly Candidate[] | undefined;
}

const select = 'w-full sm:w-48';
const services = serviceType.options.map((value) => ({ value, label: serviceLabels[value] }));
const statuses = productStatus.options.map((value) => ({ value, label: productStatusLabels[value] }));

/** Renders the search and the choices of company, service, analyst and status. */
export function AnalystFilterBar({ filters, onChange, companies, analysts }: AnalystFilterBarProps) {
  const people = [
    { value: withoutAnalyst, label: analystMessages.withoutAnalyst },
    ...(analysts ?? []).map(({ id, name }) => ({ value: id, label: displayName(name) })),
  ];
  const chips = managedProductList.chips(filters, {
    id_tenant: (id) => companies && (companies.find((company) => company.id === id)?.title ?? id),
    analista: (id) => analysts && (people.find(({ value }) => value === id)?.label ?? id),
  });

  return (
    <FilterBar
      list={managedProductList}
      chips={chips}
      onChange={onChange}
      controls={{
        q: (
          <SearchField
            label="Buscar produtos"
            placeholder="CNPJ ou razão social"
            value={filters.q}
            onSearch={(q) => onChange({ q })}
            className="flex-1 basis-60 sm:max-w-md"
          />
        ),
        id_tenant: companies && (
          <FilterSelect
            aria-label="Empresa"
            className={select}
            value={filters.id_tenant}
            onValueChange={(id_tenant) => onChange({ id_tenant })}
            every="Todas as empresas"
            options={companies.map(({ id, title }) => ({ value: id, label: title }))}
          />
        ),
        typeServico: (
          <FilterSelect
            aria-label="Serviço"
            className={select}
            value={filters.typeServico}
            onValueChange={(typeServico) => onChange({ typeServico })}
            every="Todos os serviços"
            options={services}
          />
        ),
        analista: analysts && (
          <FilterSelect
            aria-label="Analista"
            className={select}
            value={filters.analista}
            onValueChange={(analista) => onChange({ analista })}
            every="Todos os analistas"
            options={people}
          />
        ),
        status: (
          <FilterSelect
            aria-label="Status"
            className={select}
            value={filters.status}
            onValueChange={(status) => onChange({ status })}
            every="Todos os status"
            options={statuses}
          />
        ),
      }}
    />
  );
}
