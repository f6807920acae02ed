import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem } from '../../../../ui/dropdown-menu.tsx';

interface DeliveryItemProps {
  icon: LucideIcon;
  /** Format, size or progress. */
  detail: string;
  /** 0 to 100 while the server writes the file. */
  percent?: number | undefined;
  /** Keeps the menu open, so that the progress is seen. */
  staysOpen?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** Renders a file in the menu with its format, and its progress while it is written. */
export function DeliveryItem({ icon, detail, percent, staysOpen = false, onSelect, children }: DeliveryItemProps) {
  return (
    <MenuItem
      icon={icon}
      className="pointer-coarse:min-h-11"
      onSelect={(event) => {
        if (staysOpen) event.preventDefault();
        onSelect();
      }}
    >
      <span className="min-w-0 flex-1">
        {children}
        {percent !== undefined && (
          <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-neutral-soft">
            <span className="block h-full bg-brand-text" style={{ width: `${percent}%` }} />
          </span>
        )}
      </span>
      <span className="figures shrink-0 text-caption text-muted">{detail}</span>
    </MenuItem>
  );
}
