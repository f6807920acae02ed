import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix, Slot } from 'radix-ui';
import { type ComponentProps, type PointerEvent, type ReactNode, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useLandmark } from './use-landmark.ts';

const item =
  'relative flex min-h-8 cursor-default select-none items-center gap-2 rounded-sm px-2 py-1.5 text-body outline-none data-disabled:text-muted data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted';

/** Pixels that a pressed pointer moves at most while it stays where it is; Radix's select uses the same. */
const stillness = 10;

/**
 * Keeps the release of the press that opened a menu from choosing: rows that arrive meanwhile may come to lie under the
 * pointer. A press that is dragged to a row chooses it.
 */
function useOpeningPress() {
  const press = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      press.current = { x: clientX, y: clientY };
    },
    onPointerUpCapture: (event: PointerEvent) => {
      const { x, y } = press.current ?? { x: Number.NaN, y: Number.NaN };
      if (Math.abs(event.clientX - x) <= stillness && Math.abs(event.clientY - y) <= stillness) event.preventDefault();
    },
  };
}

interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  /** With `onOpenChange`, for a menu that a key opens as well. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

export function DropdownMenu({
  trigger,
  align = 'end',
  side = 'bottom',
  className,
  children,
  ...state
}: DropdownMenuProps) {
  const [landmark, anchor] = useLandmark();
  const { onPointerDown, onPointerUpCapture } = useOpeningPress();
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild ref={anchor} onPointerDown={onPointerDown}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onPointerUpCapture={onPointerUpCapture}
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-rise overflow-y-auto rounded-md bg-surface p-1 shadow-float',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: LucideIcon;
  tone?: 'danger';
}

export function MenuItem({ icon: Icon, tone, className, children, ...props }: MenuItemProps) {
  return (
    <Radix.Item className={cn(item, tone === 'danger' && 'text-danger [&_svg]:text-danger', className)} {...props}>
      {Icon && <Icon aria-hidden />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Radix.Item>
  );
}

interface MenuChoiceProps<V extends string> {
  label: string;
  value: V;
  onValueChange: (value: V) => void;
  options: readonly { value: V; label: string; icon?: LucideIcon }[];
  /** Closes the menu on choice; by default it stays open for trying options. */
  closes?: boolean;
}

/** A radio item; the chosen one is ticked. */
export function MenuChoice<V extends string>({
  label,
  value,
  onValueChange,
  options,
  closes = false,
}: MenuChoiceProps<V>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onValueChange(next as V)} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map(({ value: option, label: text, icon: Icon }) => (
        <Radix.RadioItem
          key={option}
          value={option}
          className={cn(item, 'pr-8')}
          onSelect={closes ? undefined : (event) => event.preventDefault()}
        >
          {Icon && <Icon aria-hidden />}
          {text}
          <Radix.ItemIndicator className="absolute right-2">
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

interface MenuTickProps {
  checked: boolean;
  /** For an item that is always on. */
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

/** An item that is switched on and off; the menu stays open. */
export function MenuTick({ checked, disabled = false, onCheckedChange, children }: MenuTickProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      disabled={disabled}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      className={cn(item, 'pr-8')}
    >
      {children}
      <Radix.ItemIndicator className="absolute right-2">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2 pt-2 pb-1 text-caption text-muted">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
