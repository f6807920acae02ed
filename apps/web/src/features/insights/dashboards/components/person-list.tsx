import { displayName } from '@restitui/brazil/display-name.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { CommandSearch } from '../../../../ui/command-search.tsx';
import { EmptyOption } from '../../../../ui/empty-option.tsx';
import { figurePeopleQuery } from '../dashboards.queries.ts';

interface PersonListProps {
  tenant: string | undefined;
  chosen: string | undefined;
  onPick: (pessoa: string | undefined) => void;
}

const everybody = 'todas';
const row =
  'flex min-h-8 items-center gap-2 rounded-sm px-2 py-1.5 text-body data-[selected=true]:bg-hover [@media(pointer:coarse)]:min-h-11';

/** Renders a server-side search of users by name, with keyboard navigation. */
export function PersonList({ tenant, chosen, onPick }: PersonListProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 180);
  const { data, error } = useQuery({
    ...figurePeopleQuery(tenant, q ? { q } : {}),
    placeholderData: keepPreviousData,
  });
  const first = q ? data?.data[0]?.id : (chosen ?? everybody);
  const [active, setActive] = useState(first ?? '');
  useEffect(() => setActive(first ?? ''), [first]);

  return (
    <Command label="Pessoas" loop shouldFilter={false} value={active} onValueChange={setActive}>
      <CommandSearch value={typed} onValueChange={setTyped} placeholder="Buscar pessoa" />
      <Command.List label="Pessoas" className="max-h-72 overflow-y-auto p-1">
        {error && !data && <EmptyOption>{errorText(error)}</EmptyOption>}
        {!q && (
          <Command.Item value={everybody} onSelect={() => onPick(undefined)} className={row}>
            <span className="min-w-0 flex-1">Todas as pessoas</span>
            {chosen === undefined && <Check aria-label="Escolhida" className="size-4 text-brand-text" />}
          </Command.Item>
        )}
        {q && data?.data.length === 0 && <EmptyOption>Nenhuma pessoa encontrada.</EmptyOption>}
        {data?.data.map(({ id, name }) => (
          <Command.Item key={id} value={id} onSelect={() => onPick(id)} className={row}>
            <span className="min-w-0 flex-1 truncate">{displayName(name)}</span>
            {id === chosen && <Check aria-label="Escolhida" className="size-4 shrink-0 text-brand-text" />}
          </Command.Item>
        ))}
      </Command.List>
      {data?.mais && (
        <p role="status" className="border-t px-3 py-2 text-caption text-muted">
          Há mais pessoas: digite parte do nome.
        </p>
      )}
    </Command>
  );
}
