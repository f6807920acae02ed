import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { useFieldControl } from './field.tsx';

export const controlLook =
  'h-9 w-full min-w-0 text-ellipsis rounded-md border border-line-strong/60 bg-surface px-3 text-body text-ink transition-colors duration-100 hover:border-line-strong focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger';

/** Has no automatic completion by default: users enter the data of others more often than their own. */
export function Input({ className, type = 'text', autoComplete = 'off', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      autoComplete={autoComplete}
      className={cn(controlLook, 'read-only:bg-sunken', className)}
      {...useFieldControl()}
      {...props}
    />
  );
}
