import { displayName } from '@restitui/brazil/display-name.ts';
import {
  type ManagedProductFilters,
  managedProductList,
} from '@restitui/domain/recovery/products/managed-product-list.ts';
import { productStatus, productStatusLabels } from '@restitui/domain/recovery/products/product-status.ts';
import { serviceLabels, serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import { toAssign, withoutAnalyst } from '@restitui/domain/recovery/products/without-analyst.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
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

const width = 'sm:w-48';
const services = serviceType.options.map((value) => ({ value, label: serviceLabels[value] }));
const statuses = productStatus.options.map((value) => ({ value, label: productStatusLabels[value] }));

/** Renders the search and the choices of company, service, analyst and status. */
export function AnalystFilterBar({ filters, onChange, companies, analysts }: AnalystFilterBarProps) {
  const people = [
    { value: withoutAnalyst, label: analystMessages.withoutAnalyst },
    { value: toAssign, label: analystMessages.toAssign },
    ...(analysts ?? []).map(({ id, name }) => ({ value: id, label: displayName(name) })),
  ];
  const chips = managedProductList.chips(filters, {
    id_tenant: (id) => companies && (companies.find((company) => company.id === id)?.title ?? id),
    analista: (id) => people.find(({ value }) => value === id)?.label ?? (analysts && id),
  });

  return (
    <FilterBar
      list={managedProductList}
      filters={filters}
      chips={chips}
      onChange={onChange}
      controls={{
        q: { search: 'Buscar produtos', placeholder: 'CNPJ ou razão social' },
        id_tenant: companies && {
          choice: 'Empresa',
          every: 'Todas as empresas',
          options: companies.map(({ id, title }) => ({ value: id, label: title })),
          width,
        },
        typeServico: { choice: 'Serviço', every: 'Todos os serviços', options: services, width },
        analista: analysts && { choice: 'Analista', every: 'Todos os analistas', options: people, width },
        status: { choice: 'Status', every: 'Todos os status', options: statuses, width },
      }}
    />
  );
}
