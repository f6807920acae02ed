import { connect } from 'node:net';
import type { Settings } from './settings.ts';

/** An outside service that the settings name. */
export interface NamedService {
  /** The variable of the environment. */
  setting: string;
  host: string;
  port: number;
}

export interface ReachedService extends NamedService {
  /** Why no connection was made, such as `ECONNREFUSED`; undefined where one was. */
  problem: string | undefined;
}

const millisecondsToConnect = 3_000;
const portsOfProtocols: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'smtp:': 25, 'smtps:': 465 };

type ServiceSettings = Pick<
  Settings,
  | 'smtpUrl'
  | 'whatsappUrl'
  | 'cnpjUrls'
  | 'cepUrls'
  | 'geoUrls'
  | 'selicUrl'
  | 'banksUrl'
  | 'interUrl'
  | 'tsaUrls'
  | 'oidcIssuers'
>;

/** Returns the outside services of the settings, one per host and port. */
export function servicesOf(settings: ServiceSettings): NamedService[] {
  const named: [setting: string, addresses: readonly (string | undefined)[]][] = [
    ['SMTP_URL', [settings.smtpUrl]],
    ['WHATSAPP_URL', [settings.whatsappUrl]],
    ['CNPJ_URLS', settings.cnpjUrls],
    ['CEP_URLS', settings.cepUrls],
    ['GEO_URLS', settings.geoUrls],
    ['SELIC_URL', [settings.selicUrl]],
    ['BANKS_URL', [settings.banksUrl]],
    ['INTER_URL', [settings.interUrl]],
    ['TSA_URLS', settings.tsaUrls],
    ['GOOGLE_ISSUER', [settings.oidcIssuers.google]],
    ['MICROSOFT_ISSUER', [settings.oidcIssuers.microsoft]],
  ];
  return named.flatMap(([setting, addresses]) =>
    addresses.flatMap((address) => {
      const url = address ? URL.parse(address) : null;
      if (!url) return [];
      const port = Number(url.port) || portsOfProtocols[url.protocol] || 443;
      return [{ setting, host: url.hostname.replace(/^\[|\]$/g, ''), port }];
    }),
  );
}

/**
 * Opens and closes a connection to each service, all at once, within three seconds. Nothing is sent: a request could
 * cost money or count against a limit.
 */
export function reachServices(
  services: readonly NamedService[],
  milliseconds = millisecondsToConnect,
): Promise<ReachedService[]> {
  return Promise.all(
    services.map(async (service) => ({ ...service, problem: await problemOf(service, milliseconds) })),
  );
}

function problemOf({ host, port }: NamedService, milliseconds: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (problem?: string) => {
      socket.destroy();
      resolve(problem);
    };
    socket.setTimeout(milliseconds, () => end('ETIMEDOUT'));
    socket.once('connect', () => end());
    // Node gives a list when a name has several addresses.
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
}
