import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { useFieldControl } from './field.tsx';
import { controlLook } from './input.tsx';

/** Grows with its text. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(controlLook, 'field-sizing-content h-auto min-h-24 resize-y py-2', className)}
      {...useFieldControl()}
      {...props}
    />
  );
}
