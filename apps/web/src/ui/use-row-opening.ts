import { useNavigate, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { navigateWhenAllowed } from '../lib/page-navigation.ts';
import type { DataTableProps } from './data-column.ts';

/** Opens a row by click, key or in a new tab, and preloads its page on hover. */
export function useRowOpening<T>({ rowLink, onRowOpen, mayOpen }: DataTableProps<T>) {
  const navigate = useNavigate();
  const router = useRouter();
  if (!rowLink && !onRowOpen) return undefined;

  return {
    async open(row: T, event?: MouseEvent) {
      if (onRowOpen) return onRowOpen(row);
      if (!rowLink) return;
      const link = rowLink(row);
      if (event && (event.metaKey || event.ctrlKey || event.button === 1)) {
        window.open(router.buildLocation(link).href, '_blank', 'noopener');
        return;
      }
      if (mayOpen) await navigateWhenAllowed(router, mayOpen(row), () => navigate(link));
      else navigate(link);
    },
    /** Click handler of a row's own link: in the same tab it opens like the row, otherwise like any link. */
    openLink(row: T, event: MouseEvent) {
      if (!mayOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.open(row);
    },
    prepare(row: T) {
      const link = rowLink?.(row);
      if (link && link.preload !== false) router.preloadRoute(link).catch(() => undefined);
    },
  };
}

export type RowOpening<T> = NonNullable<ReturnType<typeof useRowOpening<T>>>;
