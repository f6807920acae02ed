import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';

type Checked = boolean | 'indeterminate';

interface CheckboxProps extends Pick<ComponentProps<'button'>, 'disabled' | 'className' | 'ref'> {
  label: ReactNode;
  /** Hides the label visually, for lists that show it elsewhere. */
  labelHidden?: boolean;
  error?: string | undefined;
  checked: Checked;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A button, as a list has one in each row: the component of the library renders twice, and measures itself. */
export function Checkbox({
  label,
  labelHidden = false,
  error,
  checked,
  onCheckedChange,
  className,
  ...props
}: CheckboxProps) {
  const id = useId();
  // A name instead of a hidden text, which a screen reader would read again as a part of its row.
  const isNamed = labelHidden && typeof label === 'string';
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-2">
        {/* biome-ignore lint/a11y/useSemanticElements: the state of a native one is its own, and HTML has no mixed state */}
        <button
          type="button"
          role="checkbox"
          id={id}
          aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
          data-state={checked === 'indeterminate' ? checked : checked ? 'checked' : 'unchecked'}
          aria-label={isNamed ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onClick={() => onCheckedChange?.(checked !== true)}
          // The space key alone ticks, as in a native one.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface text-on-brand transition-colors duration-100 after:absolute after:size-6 disabled:opacity-50 aria-invalid:border-danger data-[state=checked]:border-brand data-[state=indeterminate]:border-brand data-[state=checked]:bg-brand data-[state=indeterminate]:bg-brand"
          {...props}
        >
          {checked === true && <Check aria-hidden strokeWidth={3} className="size-3" />}
          {checked === 'indeterminate' && <Minus aria-hidden strokeWidth={3} className="size-3" />}
        </button>
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
