import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** Accessible name, also the tooltip. */
  label: string;
  /** The tooltip, when it says more than the name. */
  hint?: string | undefined;
  variant?: ButtonProps['variant'];
  size?: 'sm' | 'md';
  loading?: boolean;
}

export function IconButton({
  icon: Icon,
  label,
  hint = label,
  variant = 'ghost',
  size = 'md',
  className,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={hint}>
      <Button
        variant={variant}
        size={size}
        aria-label={label}
        className={cn('px-0', size === 'sm' ? 'w-8' : 'w-9', className)}
        {...props}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}
