import type { LucideIcon } from 'lucide-react';
import { cn } from '../lib/cn.ts';

interface StatusIconProps {
  icon: LucideIcon;
  /** Class of the colour. */
  colour: string;
  label: string;
}

/** A status as an icon, where a row has one line. */
export function StatusIcon({ icon: Icon, colour, label }: StatusIconProps) {
  return (
    <span role="img" aria-label={label} title={label} className="shrink-0">
      <Icon aria-hidden className={cn('size-4', colour)} />
    </span>
  );
}
