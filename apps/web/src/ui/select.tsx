import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { useFieldControl } from './field.tsx';
import { controlLook } from './input.tsx';

export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
  disabled?: boolean;
}

interface SelectProps<V extends string> {
  value: V | undefined;
  onValueChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  ref?: ComponentProps<'button'>['ref'];
  onBlur?: () => void;
  /**
   * Makes the options when the control is first pointed at or focused: the library renders each of them several times while
   * it is closed. Not in a form, whose hidden field needs them.
   */
  optionsLater?: boolean;
  /** Required outside a Field. */
  'aria-label'?: string;
}

export function Select<V extends string>({
  value,
  onValueChange,
  options,
  placeholder = 'Selecione',
  disabled,
  className,
  ref,
  onBlur,
  optionsLater = false,
  ...aria
}: SelectProps<V>) {
  const [isWanted, setWanted] = useState(!optionsLater);
  const want = () => setWanted(true);
  // Else the option shows its text here, once it is rendered.
  const text = optionsLater ? options.find((option) => option.value === value)?.label : undefined;
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next as V)}
      onOpenChange={want}
      disabled={disabled}
    >
      <Radix.Trigger
        ref={ref}
        onBlur={onBlur}
        onFocus={want}
        onPointerEnter={want}
        className={cn(
          controlLook,
          'inline-flex items-center justify-between gap-2 data-placeholder:text-muted',
          className,
        )}
        {...useFieldControl()}
        {...aria}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder}>{text}</Radix.Value>
        </span>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      {isWanted && (
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className="z-50 max-h-80 min-w-[var(--radix-select-trigger-width)] max-w-[calc(100vw-1rem)] animate-rise overflow-hidden rounded-md bg-surface p-1 shadow-float"
          >
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="relative flex min-h-8 cursor-default select-none items-center rounded-sm py-1.5 pr-8 pl-2 text-body outline-none data-disabled:text-muted data-highlighted:bg-hover"
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator className="absolute right-2">
                    <Check aria-hidden className="size-4 text-brand-text" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
