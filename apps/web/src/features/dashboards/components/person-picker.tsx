import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../ui/select.tsx';
import { figurePeopleQuery } from '../dashboards.queries.ts';

const everybody = 'todas';

interface PersonPickerProps {
  tenant: string | undefined;
  value: string | undefined;
  onChange: (pessoa: string | undefined) => void;
}

/** Narrows figures to the clients of one person; not there where there is nobody to choose from. */
export function PersonPicker({ tenant, value, onChange }: PersonPickerProps) {
  const { data: people = [] } = useQuery(figurePeopleQuery(tenant));
  if (people.length < 2) return null;
  return (
    <Select
      aria-label="Pessoa"
      className="col-span-2 w-full sm:w-60"
      value={value ?? everybody}
      onValueChange={(next) => onChange(next === everybody ? undefined : next)}
      options={[
        { value: everybody, label: 'Todas as pessoas' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
