import { withoutAnalyst } from '@restitui/domain/products/analysts.api.ts';
import { productStatus, productStatusLabels } from '@restitui/domain/products/product-status.ts';
import { serviceLabels, serviceType } from '@restitui/domain/products/service-type.ts';
import { type FilterChip, FilterChips } from '../../../ui/filter-chips.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
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

const select = 'w-full sm:w-48';
const services = serviceType.options.map((value) => ({ value, label: serviceLabels[value] }));
const statuses = productStatus.options.map((value) => ({ value, label: productStatusLabels[value] }));

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
          <FilterSelect
            aria-label="Empresa"
            className={select}
            value={empresa}
            onValueChange={(value) => onChange({ empresa: value })}
            every="Todas as empresas"
            options={companies.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <FilterSelect
          aria-label="Serviço"
          className={select}
          value={typeServico}
          onValueChange={(value) => onChange({ typeServico: value })}
          every="Todos os serviços"
          options={services}
        />
        {analysts && (
          <FilterSelect
            aria-label="Analista"
            className={select}
            value={analista}
            onValueChange={(value) => onChange({ analista: value })}
            every="Todos os analistas"
            options={people}
          />
        )}
        <FilterSelect
          aria-label="Status"
          className={select}
          value={status}
          onValueChange={(value) => onChange({ status: value })}
          every="Todos os status"
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
