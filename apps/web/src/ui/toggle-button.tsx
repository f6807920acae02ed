import { cn } from '../lib/cn.ts';
import { formatCount } from '../lib/formats.ts';
import { Button, type ButtonProps } from './button.tsx';

/** Look of what stays pressed: unlike the primary button of a screen, it is where the user already is. */
export const pressedLook = 'border-brand-text bg-brand-soft hover:bg-brand-soft';

interface ToggleButtonProps extends Omit<ButtonProps, 'variant' | 'aria-pressed' | 'asChild'> {
  pressed: boolean;
  /** Number of records that it shows, after its label. */
  count?: number | undefined;
}

/** Button that stays pressed, such as one of several filters or views. */
export function ToggleButton({ pressed, count, className, children, ...props }: ToggleButtonProps) {
  return (
    <Button
      size="sm"
      aria-pressed={pressed}
      className={cn('pointer-coarse:h-11', pressed && [pressedLook, 'text-brand-text'], className)}
      {...props}
    >
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className={cn('figures font-normal', !pressed && 'text-muted')}>{formatCount(count)}</span>
        </>
      )}
    </Button>
  );
}
