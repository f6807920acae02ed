import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconLook {
  icon: LucideIcon;
  /** Accessible name, also the tooltip. */
  label: string;
  /** The tooltip, when it tells more than the name. */
  hint?: string | undefined;
  variant?: ButtonProps['variant'];
  size?: 'sm' | 'md';
}

export interface IconButtonProps extends IconLook, Omit<ComponentProps<'button'>, 'children'> {
  loading?: boolean;
}

interface IconLinkProps extends IconLook, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string;
}

const square = ({
  variant = 'ghost',
  size = 'md',
  className,
}: Pick<ButtonProps, 'variant' | 'size' | 'className'>) => ({
  variant,
  size,
  className: cn('px-0', size === 'sm' ? 'w-8' : 'w-9', className),
});

export function IconButton({ icon: Icon, label, hint, variant, size, className, ...props }: IconButtonProps) {
  return (
    <Tooltip text={hint ?? label}>
      <Button {...square({ variant, size, className })} aria-label={label} {...props}>
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}

/** A link with the look of `IconButton`, such as to a file. */
export function IconLink({ icon: Icon, label, hint, variant, size, className, href, ...props }: IconLinkProps) {
  return (
    <Tooltip text={hint ?? label}>
      <Button asChild {...square({ variant, size, className })}>
        <a aria-label={label} href={href} {...props}>
          <Icon aria-hidden />
        </a>
      </Button>
    </Tooltip>
  );
}
