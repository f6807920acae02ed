import { type AlertTab, alertTab } from '@restitui/domain/alerts/alerts.api.ts';

/** Names of the tabs in the address. */
const names = { unread: 'nao-vistos', read: 'vistos', resolved: 'resolvidos' } satisfies Record<AlertTab, string>;

export interface AlertAddress {
  aba?: string | undefined;
  q?: string | undefined;
  pagina?: number | undefined;
}

export interface AlertView {
  tab: AlertTab;
  q: string;
  pagina: number;
}

/**
 * What the address asks for; while something is unread, the unread ones whatever it asks (intake C-05).
 */
export function alertViewOf({ aba, q, pagina }: AlertAddress, unread: number): AlertView {
  const wanted = alertTab.options.find((tab) => names[tab] === aba) ?? 'unread';
  const held = unread > 0 && wanted !== 'unread';
  return held ? { tab: 'unread', q: '', pagina: 1 } : { tab: wanted, q: q ?? '', pagina: pagina ?? 1 };
}

export function addressOfAlertView({ tab, q, pagina }: AlertView): AlertAddress {
  return {
    aba: tab === 'unread' ? undefined : names[tab],
    q: q || undefined,
    pagina: pagina > 1 ? pagina : undefined,
  };
}
