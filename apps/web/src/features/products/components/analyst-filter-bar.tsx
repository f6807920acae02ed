import { withoutAnalyst } from '@restitui/domain/products/analysts.api.ts';
import { type ProductStatus, productStatus, productStatusLabels } from '@restitui/domain/products/product-status.ts';
import { type ServiceType, serviceLabels, serviceType } from '@restitui/domain/products/service-type.ts';
import { type FilterChip, FilterChips } from '../../../ui/filter-chips.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type AnalystFilters, noFilters } from '../analyst-filters.ts';
import { analystMessages } from '../analysts.messages.ts';
import type { Candidate } from '../analysts.queries.ts';

interface AnalystFilterBarProps {
  filters: AnalystFilters;
  onChange: (filters: Partial<AnalystFilters>) => void;
  /** Companies to choose from; undefined where only one is listed. */
  companies: readonly { id: string; title: string }[] | undefined;
  /** Undefined for who may not filter by analyst. */
  analysts: readonly Candidate[] | undefined;
}

const every = 'TODOS';
const select = 'w-full sm:w-48';
const withEvery = (label: string, options: { value: string; label: string }[]) => [{ value: every, label }, ...options];
const chosen = <T extends string>(value: string) => (value === every ? undefined : (value as T));

const services = withEvery(
  'Todos os serviços',
  serviceType.options.map((value) => ({ value, label: serviceLabels[value] })),
);
const statuses = withEvery(
  'Todos os status',
  productStatus.options.map((value) => ({ value, label: productStatusLabels[value] })),
);

/** Search and four choices; what is set stands below as chips. */
export function AnalystFilterBar({ filters, onChange, companies, analysts }: AnalystFilterBarProps) {
  const { q, empresa, typeServico, analista, status } = filters;
  const people = [
    { value: withoutAnalyst, label: analystMessages.withoutAnalyst },
    ...(analysts ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const company = companies?.find(({ id }) => id === empresa)?.title ?? empresa;
  const person = people.find(({ value }) => value === analista)?.label ?? analista;
  const chips = [
    q && chip('q', `Busca: ${q}`, () => onChange({ q: '' })),
    companies && empresa && chip('empresa', `Empresa: ${company}`, () => onChange({ empresa: undefined })),
    typeServico &&
      chip('servico', `Serviço: ${serviceLabels[typeServico]}`, () => onChange({ typeServico: undefined })),
    analysts && analista && chip('analista', `Analista: ${person}`, () => onChange({ analista: undefined })),
    status && chip('status', `Status: ${productStatusLabels[status]}`, () => onChange({ status: undefined })),
  ].filter((each) => typeof each === 'object');

  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Buscar produtos"
          placeholder="CNPJ ou razão social"
          value={q}
          onSearch={(q) => onChange({ q })}
          className="flex-1 basis-60 sm:max-w-md"
        />
        {companies && (
          <Select
            aria-label="Empresa"
            className={select}
            value={empresa ?? every}
            onValueChange={(value) => onChange({ empresa: chosen(value) })}
            options={withEvery(
              'Todas as empresas',
              companies.map(({ id, title }) => ({ value: id, label: title })),
            )}
          />
        )}
        <Select
          aria-label="Serviço"
          className={select}
          value={typeServico ?? every}
          onValueChange={(value) => onChange({ typeServico: chosen<ServiceType>(value) })}
          options={services}
        />
        {analysts && (
          <Select
            aria-label="Analista"
            className={select}
            value={analista ?? every}
            onValueChange={(value) => onChange({ analista: chosen(value) })}
            options={withEvery('Todos os analistas', people)}
          />
        )}
        <Select
          aria-label="Status"
          className={select}
          value={status ?? every}
          onValueChange={(value) => onChange({ status: chosen<ProductStatus>(value) })}
          options={statuses}
        />
      </div>
      <FilterChips chips={chips} onClear={() => onChange(noFilters)} />
    </div>
  );
}

function chip(key: string, label: string, onRemove: () => void): FilterChip {
  return { key, label, onRemove };
}
