import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  /** Explanation below the label. */
  help?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A switch with its label on the left; the whole row is clickable. */
export function Switch({ checked, onCheckedChange, label, help, disabled = false, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn('flex items-center gap-4', className)}>
      <label htmlFor={id} className={cn('min-w-0 flex-1', !disabled && 'cursor-pointer')}>
        <span className="block font-medium text-body">{label}</span>
        {help && (
          <span id={`${id}-help`} className="block text-caption text-muted">
            {help}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        className="relative h-6 w-10 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-brand data-[state=checked]:bg-brand"
      >
        <Radix.Thumb className="block size-4 translate-x-1 rounded-full bg-muted transition-transform duration-100 data-[state=checked]:translate-x-[1.125rem] data-[state=checked]:bg-on-brand" />
      </Radix.Root>
    </div>
  );
}
