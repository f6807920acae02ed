import { counted } from '@restitui/brazil/counted.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '../lib/formats.ts';
import { IconButton } from './icon-button.tsx';

interface PaginationProps {
  page: Page;
  onPageChange: (number: number) => void;
  /** Singular and plural of the counted items: 'cliente', 'clientes'. */
  noun: readonly [one: string, many: string];
}

export function Pagination({ page, onPageChange, noun }: PaginationProps) {
  const last = Math.max(1, Math.ceil(page.total / page.size));
  const number = Math.min(Math.max(1, page.number), last);
  const first = (number - 1) * page.size + 1;
  const counts = counted(page.total, ...noun);
  // A search counts no further than some thousand: the last page that is known may be followed by others.
  const all = page.more ? `mais de ${counts}` : counts;
  const isOnlyPage = last === 1 && !page.more;

  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-between gap-4 px-4 py-2">
      <p className="figures text-caption text-muted">
        {isOnlyPage ? all : `${formatCount(first)}–${formatCount(Math.min(number * page.size, page.total))} de ${all}`}
      </p>
      {!isOnlyPage && (
        <div className="flex items-center gap-1">
          <IconButton
            icon={ChevronLeft}
            label="Página anterior"
            size="sm"
            disabled={number <= 1}
            onClick={() => onPageChange(number - 1)}
          />
          <span className="figures px-1 text-caption" aria-current="page">
            {formatCount(number)} de {page.more && 'mais de '}
            {formatCount(last)}
          </span>
          <IconButton
            icon={ChevronRight}
            label="Próxima página"
            size="sm"
            disabled={number >= last && !page.more}
            onClick={() => onPageChange(number + 1)}
          />
        </div>
      )}
    </nav>
  );
}
