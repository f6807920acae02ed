import { Command } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  );
}

interface PaletteItemProps {
  icon: LucideIcon;
  /** What typed text is matched with; also tells items apart. */
  value: string;
  keywords?: string[];
  detail?: ReactNode;
  /** Found by the server already: shown whatever was typed. */
  forceMount?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function PaletteItem({ icon: Icon, detail, children, ...item }: PaletteItemProps) {
  return (
    <Command.Item
      {...item}
      className="flex min-h-10 items-center gap-3 rounded-sm px-2 py-1.5 text-body data-[selected=true]:bg-hover"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {detail && <span className="figures shrink-0 text-caption text-muted">{detail}</span>}
    </Command.Item>
  );
}
