import type { IdentityDecision } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { StatusIcon } from '../../../../ui/status-icon.tsx';
import { viewStatus } from '../status-text.ts';

const icons: Record<IdentityDecision, readonly [icon: LucideIcon, colour: string]> = {
  none: [Clock, 'text-warning'],
  verified: [CircleCheck, 'text-positive'],
  denied: [CircleX, 'text-danger'],
};

/** Shows as an icon how an identity was decided, where a row has one line. */
export function IdentityCheckIcon({ decision }: { decision: IdentityDecision }) {
  const [icon, colour] = icons[decision];
  return <StatusIcon icon={icon} colour={colour} label={viewStatus(decision).text} />;
}
