import { formatDay, parseDay } from '@restitui/brazil/day.ts';
import { boletoStatus, boletoStatusLabels } from '@restitui/domain/boletos/boleto-status.ts';
import { useState } from 'react';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { MaskedInput } from '../../../ui/masked-input.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { BoletoListFilters } from '../boleto-filters.ts';

interface BoletoFilterBarProps {
  filters: BoletoListFilters;
  onChange: (filters: Partial<BoletoListFilters>) => void;
}

const options = boletoStatus.options.map((value) => ({ value, label: boletoStatusLabels[value] }));

export function BoletoFilterBar({ filters: { q, estado, de, ate }, onChange }: BoletoFilterBarProps) {
  const chip = (key: keyof BoletoListFilters, label: string, shown: string | undefined, none?: '') =>
    shown ? [{ key, label: `${label}: ${shown}`, onRemove: () => onChange({ [key]: none }) }] : [];
  const chips = [
    ...chip('q', 'Busca', q, ''),
    ...chip('estado', 'Status', estado && boletoStatusLabels[estado]),
    ...chip('de', 'Vence de', de && formatDay(de)),
    ...chip('ate', 'Vence até', ate && formatDay(ate)),
  ];
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Buscar boletos"
          placeholder="Pagador, CPF/CNPJ ou número"
          value={q}
          onSearch={(text) => onChange({ q: text })}
          className="flex-1 basis-60 sm:max-w-md"
        />
        <FilterSelect
          aria-label="Status"
          className="w-full sm:w-52"
          value={estado}
          onValueChange={(value) => onChange({ estado: value })}
          every="Todos os status"
          options={options}
        />
        <DayFilter key={`de ${de}`} label="Vence de" day={de} onChange={(day) => onChange({ de: day })} />
        <DayFilter key={`ate ${ate}`} label="Vence até" day={ate} onChange={(day) => onChange({ ate: day })} />
      </div>
      <FilterChips
        chips={chips}
        onClear={() => onChange({ q: '', estado: undefined, de: undefined, ate: undefined })}
      />
    </div>
  );
}

interface DayFilterProps {
  label: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** Filters once the day is whole. */
function DayFilter({ label, day, onChange }: DayFilterProps) {
  const [text, setText] = useState(day ? formatDay(day) : '');
  return (
    <MaskedInput
      mask="day"
      aria-label={label}
      placeholder={label}
      className="w-[calc(50%-0.25rem)] sm:w-36"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        const parsed = parseDay(typed);
        if (parsed !== undefined || typed === '') onChange(parsed);
      }}
    />
  );
}
