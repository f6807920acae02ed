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

/** Uses the tenant's own domain, else PUBLIC_URL; a demonstration stays on this machine. */
export function siteAddressOf({ publicUrl, demonstration, port }: Here): SiteAddress {
  return ({ domain, hosts, isProvider }) => {
    const local = hosts.find((host) => host === 'localhost' || host.endsWith('.localhost'));
    if (demonstration && local) return `http://${local}:${port()}`;
    if (!isProvider && domain) return `https://${hosts.find((host) => host === `web.${domain}`) ?? domain}`;
    return publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port()}`;
  };
}
