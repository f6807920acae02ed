import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller connects it to its control by htmlFor
  return <label className={cn('font-medium text-body text-ink', className)} {...props} />;
}
