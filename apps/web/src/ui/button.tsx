import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../lib/cn.ts';
import { useOneClick } from './use-one-click.ts';

export const buttonLook = cva(
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border font-medium transition-colors duration-100 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed print:hidden [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-brand text-on-brand hover:bg-brand-hover disabled:bg-sunken disabled:border-line disabled:text-muted',
        secondary: 'border-line bg-surface text-ink hover:bg-hover disabled:text-muted disabled:hover:bg-surface',
        ghost:
          'border-transparent text-ink hover:bg-hover aria-expanded:bg-hover disabled:text-muted disabled:hover:bg-transparent',
        danger:
          'border-transparent bg-danger-fill text-white hover:opacity-90 disabled:bg-sunken disabled:border-line disabled:text-muted',
      },
      size: {
        sm: 'h-8 px-3 text-body',
        md: 'h-9 px-4 text-body',
        lg: 'h-11 px-5 text-lead',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonLook> {
  /** Keeps the width, shows a spinner and ignores clicks. */
  loading?: boolean;
  /** Applies the style to the only child, such as a link. */
  asChild?: boolean;
}

/** Keeps the focus in the field: its blur could show an error that moves the button before the click completes. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant,
  size,
  loading = false,
  asChild = false,
  className,
  children,
  disabled,
  ...props
}: ButtonProps) {
  const look = cn(buttonLook({ variant, size }), className);
  const click = useOneClick(props.onClick);
  if (asChild) {
    return (
      <Slot.Root className={look} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={look}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...props}
      onMouseDown={props.type === 'submit' ? keepFocus : props.onMouseDown}
      onClick={loading ? (event) => event.preventDefault() : click}
    >
      {loading && <LoaderCircle aria-hidden className="absolute animate-spin" />}
      <span className={cn('inline-flex items-center gap-2', loading && 'opacity-0')}>{children}</span>
    </button>
  );
}
