import type { LucideIcon } from 'lucide-react';
import type { AppLink } from '../../lib/app-link.ts';

export interface CommandResult {
  /** Stable for the same place, so that recent results are listed once. */
  key: string;
  icon: LucideIcon;
  label: string;
  detail?: string | undefined;
  link: AppLink;
}

export interface Found {
  found: CommandResult[];
  searching: boolean;
}

/** Most results of a kind. */
export const most = 5;
