import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface TwoLinesProps {
  children: ReactNode;
  className?: string;
}

/** A name in a cell of a table that goes on in a second line where its column is too narrow, instead of being cut. */
export function TwoLines({ children, className }: TwoLinesProps) {
  return <span className={cn('line-clamp-2 whitespace-normal text-pretty', className)}>{children}</span>;
}
