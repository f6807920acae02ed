import { displayName } from '@restitui/brazil/display-name.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { controlLook } from '../../../../ui/input.tsx';
import { useLandmark } from '../../../../ui/use-landmark.ts';
import { figurePeopleQuery } from '../dashboards.queries.ts';
import { PersonList } from './person-list.tsx';

interface PersonPickerProps {
  tenant: string | undefined;
  value: string | undefined;
  onChange: (pessoa: string | undefined) => void;
  className?: string;
}

/** Renders the user filter; nothing if there is no user to choose. */
export function PersonPicker({ tenant, value, onChange, className }: PersonPickerProps) {
  const { data: people } = useQuery(figurePeopleQuery(tenant));
  const listed = people?.data.find(({ id }) => id === value);
  const { data: found } = useQuery({
    ...figurePeopleQuery(tenant, { id: value ?? '' }),
    enabled: value !== undefined && people !== undefined && !listed,
  });
  const [open, setOpen] = useState(false);
  const [landmark, anchor] = useLandmark();
  // The choice keeps its place while it is not known whether there is one.
  if (people && people.data.length < 2) return null;
  const name = displayName((listed ?? found?.data[0])?.name) ?? 'Pessoa escolhida';

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild ref={anchor}>
        <button
          type="button"
          role="combobox"
          aria-expanded={open}
          aria-label="Pessoa"
          disabled={!people}
          className={cn(
            controlLook,
            'inline-flex w-full items-center justify-between gap-2 text-left sm:w-60',
            className,
          )}
        >
          <span className="truncate">{value === undefined ? 'Todas as pessoas' : name}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </button>
      </Popover.Trigger>
      <Popover.Portal container={landmark}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Escolher pessoa"
          className="z-50 w-[max(15rem,var(--radix-popover-trigger-width))] max-w-[calc(100vw-1rem)] animate-rise rounded-md bg-surface shadow-float outline-none"
        >
          <PersonList
            tenant={tenant}
            chosen={value}
            onPick={(pessoa) => {
              setOpen(false);
              onChange(pessoa);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
