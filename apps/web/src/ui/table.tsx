import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** Parts of a plain table: hairlines, rows of 40 px, numbers aligned right. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table className={cn('w-full border-separate border-spacing-0 text-body', className)} {...props} />;
}

/** The head of a table, which has one row. */
export function TableHeadRow({ className, children, ...props }: ComponentProps<'thead'>) {
  return (
    <thead className={cn('text-caption text-muted', className)} {...props}>
      <TableRow>{children}</TableRow>
    </thead>
  );
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn('group/row', className)} {...props} />;
}

interface CellProps {
  align?: 'start' | 'end' | undefined;
}

export function TableHeader({ align = 'start', className, ...props }: Omit<ComponentProps<'th'>, 'align'> & CellProps) {
  return (
    <th
      scope="col"
      className={cn(
        'h-9 whitespace-nowrap border-b bg-surface px-3 font-medium first:pl-4 last:pr-4',
        align === 'end' ? 'text-right' : 'text-left',
        className,
      )}
      {...props}
    />
  );
}

/** The cell that names its row. */
export function TableRowHeader({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="row"
      className={cn(
        'h-10 border-b px-3 py-1 text-left font-normal group-last/row:border-b-0 first:pl-4 last:pr-4',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ align = 'start', className, ...props }: Omit<ComponentProps<'td'>, 'align'> & CellProps) {
  return (
    <td
      className={cn(
        'h-10 border-b px-3 py-1 group-last/row:border-b-0 first:pl-4 last:pr-4',
        align === 'end' ? 'figures text-right' : 'text-left',
        className,
      )}
      {...props}
    />
  );
}
