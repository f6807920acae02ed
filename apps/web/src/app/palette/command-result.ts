import type { LucideIcon } from 'lucide-react';
import type { AppLink } from '../../lib/app-link.ts';
import { matchesText } from '../../lib/matches-text.ts';

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
  /** Whether the results are of another search, or of the list behind the palette, until the reply comes. */
  isEarlier: boolean;
}

/** Returns the results that what is typed still matches; a reply may find others by fields that are not shown. */
export const matching = (found: readonly CommandResult[], typed: string): CommandResult[] =>
  found.filter(({ label, detail = '' }) => matchesText(typed, label, detail));

/** Most results of a kind. */
export const most = 5;
