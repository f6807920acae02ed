import type { IdentityDecision } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { mainTenant } from './main-client.data.ts';
import type { DemoTenant } from './tenants.data.ts';

export interface Planned {
  decision: IdentityDecision;
  daysAgo: number;
  /** Signed soon after the registration, which decides the day in place of `daysAgo`. */
  isFirst?: boolean;
}

/** Accounts with a signature from the start; `parceiro` and, in Meridiano, `gerente` have none. */
export function planOfUsers({ id, isProvider }: DemoTenant): (Planned & { mailbox: string })[] {
  if (isProvider) {
    return [
      { mailbox: 'ceo', decision: 'verified', daysAgo: 210, isFirst: true },
      { mailbox: 'juridico', decision: 'verified', daysAgo: 180, isFirst: true },
      { mailbox: 'ti', decision: 'verified', daysAgo: 120 },
      { mailbox: 'financeiro', decision: 'none', daysAgo: 2 },
    ];
  }
  return [
    { mailbox: 'ceo', decision: 'verified', daysAgo: 150, isFirst: true },
    { mailbox: 'contabilidade', decision: id === mainTenant ? 'none' : 'verified', daysAgo: 3 },
    ...(id === mainTenant ? [] : [{ mailbox: 'gerente', decision: 'none' as const, daysAgo: 1 }]),
  ];
}

/** Of an owner whose contract was signed before the work. */
export const signedAtFirst: Planned = { decision: 'verified', daysAgo: 60, isFirst: true };

export const planOfOwners: Planned[] = [
  { decision: 'none', daysAgo: 1 },
  { decision: 'verified', daysAgo: 34, isFirst: true },
  { decision: 'none', daysAgo: 4 },
  { decision: 'denied', daysAgo: 6 },
  { decision: 'verified', daysAgo: 21, isFirst: true },
  { decision: 'verified', daysAgo: 48, isFirst: true },
];

export const signingMachines = [
  'Chrome 142 · Android 16',
  'Safari 26 · iPhone, iOS 26',
  'Chrome 142 · Windows 11',
  'Samsung Internet 29 · Android 15',
  'Edge 142 · Windows 11',
];

export const denialReasons = [
  'A foto do documento está ilegível. Fotografe a frente do documento em local iluminado, sem reflexo.',
  'O rosto está parcialmente coberto. Envie uma nova foto, de frente e sem óculos escuros.',
  'O documento apresentado está vencido. Use um documento de identificação válido.',
];
