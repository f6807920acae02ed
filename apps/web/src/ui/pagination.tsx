import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '../lib/formats.ts';
import { IconButton } from './icon-button.tsx';

interface PaginationProps {
  page: Page;
  onPageChange: (number: number) => void;
  /** Plural of the counted items: 'clientes'. */
  noun: string;
}

export function Pagination({ page, onPageChange, noun }: PaginationProps) {
  const last = Math.max(1, Math.ceil(page.total / page.size));
  const number = Math.min(Math.max(1, page.number), last);
  const first = page.total === 0 ? 0 : (number - 1) * page.size + 1;

  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-between gap-4 px-4 py-2">
      <p className="figures text-caption text-muted">
        {formatCount(first)}–{formatCount(Math.min(number * page.size, page.total))} de {formatCount(page.total)} {noun}
      </p>
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          label="Página anterior"
          size="sm"
          disabled={number <= 1}
          onClick={() => onPageChange(number - 1)}
        />
        <span className="figures px-1 text-caption" aria-current="page">
          {formatCount(number)} de {formatCount(last)}
        </span>
        <IconButton
          icon={ChevronRight}
          label="Próxima página"
          size="sm"
          disabled={number >= last}
          onClick={() => onPageChange(number + 1)}
        />
      </div>
    </nav>
  );
}
