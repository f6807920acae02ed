/** The tenant's fields that decide its site address. */
interface SiteTenant {
  domain: string | null;
  hosts: string[];
  isProvider: boolean;
}

/** Returns scheme and host for links in messages. */
export type SiteAddress = (tenant: SiteTenant) => string;

interface Here {
  publicUrl: string | undefined;
  demonstration: boolean;
  port: () => number;
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/**
 * Uses the tenant's own domain, else its first other address, else PUBLIC_URL. A demonstration, and an installation
 * without PUBLIC_URL, stay on this machine where the tenant has an address there.
 */
export function siteAddressOf({ publicUrl, demonstration, port }: Here): SiteAddress {
  return ({ domain, hosts, isProvider }) => {
    const local = hosts.find(isLocal);
    const here = local && `http://${local}:${port()}`;
    if (demonstration && here) return here;
    const other = hosts.find((host) => !isLocal(host));
    const own = domain ? (hosts.find((host) => host === `web.${domain}`) ?? domain) : other;
    if (!isProvider && own) return `https://${own}`;
    return publicUrl?.replace(/\/$/, '') ?? here ?? `http://localhost:${port()}`;
  };
}
