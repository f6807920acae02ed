import { useNavigate, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { DataTableProps, RowLink } from './data-column.ts';

/** Opening a row by click, key or in a new tab; getting its screen ready when the pointer comes near. */
export function useRowOpening<T>({ rowLink, onRowOpen, mayOpen }: DataTableProps<T>) {
  const navigate = useNavigate();
  const router = useRouter();
  if (!rowLink && !onRowOpen) return undefined;

  return {
    async open(row: T, event?: MouseEvent) {
      if (onRowOpen) return onRowOpen(row);
      const link = rowLink?.(row) as RowLink;
      if (event && (event.metaKey || event.ctrlKey || event.button === 1)) {
        window.open(router.buildLocation(link as never).href, '_blank', 'noopener');
      } else if (!mayOpen || (await mayOpen(row))) {
        navigate(link as never);
      }
    },
    /** For a row's own link: in place it opens as the row does, elsewhere as any link. */
    openLink(row: T, event: MouseEvent) {
      if (!mayOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.open(row);
    },
    prepare(row: T) {
      if (rowLink) router.preloadRoute(rowLink(row) as never).catch(() => undefined);
    },
  };
}

export type RowOpening<T> = NonNullable<ReturnType<typeof useRowOpening<T>>>;
