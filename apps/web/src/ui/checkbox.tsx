import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';

interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  label: ReactNode;
  /** Hides the label visually, for lists that show it elsewhere. */
  labelHidden?: boolean;
  error?: string | undefined;
}

export function Checkbox({ label, labelHidden = false, error, className, ...props }: CheckboxProps) {
  const id = useId();
  // A name instead of a hidden text, which a screen reader would read again as a part of its row.
  const isNamed = labelHidden && typeof label === 'string';
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-2">
        <Radix.Root
          id={id}
          aria-label={isNamed ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface transition-colors duration-100 after:absolute after:size-6 disabled:opacity-50 aria-invalid:border-danger data-[state=checked]:border-brand data-[state=indeterminate]:border-brand data-[state=checked]:bg-brand data-[state=indeterminate]:bg-brand"
          {...props}
        >
          <Radix.Indicator className="group text-on-brand">
            <Check aria-hidden strokeWidth={3} className="size-3 group-data-[state=indeterminate]:hidden" />
            <Minus aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=indeterminate]:block" />
          </Radix.Indicator>
        </Radix.Root>
        {!isNamed && (
          <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-body'}>
            {label}
          </label>
        )}
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="text-caption text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
