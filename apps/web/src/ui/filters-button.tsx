import { plural } from '@restitui/brazil/counted.ts';
import { ListFilter } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

interface FiltersButtonProps extends Omit<ButtonProps, 'children'> {
  /** Filters that are set, shown as a badge. */
  count: number;
}

/** Opens the filters of a list. */
export function FiltersButton({ count, ...button }: FiltersButtonProps) {
  return (
    <Button {...button}>
      <ListFilter aria-hidden />
      Filtros
      {count > 0 && (
        <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-caption text-on-brand">
          {count}
          <span className="sr-only">{plural(count, ' ativo', ' ativos')}</span>
        </span>
      )}
    </Button>
  );
}
