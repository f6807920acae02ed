/** What decides where a consultancy's people reach its site. */
interface SiteTenant {
  domain: string | null;
  hosts: string[];
  isProvider: boolean;
}

/** Where links in messages lead: scheme and host, no path. */
export type SiteAddress = (tenant: SiteTenant) => string;

interface Here {
  publicUrl: string | undefined;
  demonstration: boolean;
  port: () => number;
}

/** Its own domain for each consultancy that has one, PUBLIC_URL otherwise; a demonstration stays on this machine. */
export function siteAddressOf({ publicUrl, demonstration, port }: Here): SiteAddress {
  return ({ domain, hosts, isProvider }) => {
    const local = hosts.find((host) => host === 'localhost' || host.endsWith('.localhost'));
    if (demonstration && local) return `http://${local}:${port()}`;
    if (!isProvider && domain) return `https://${hosts.find((host) => host === `web.${domain}`) ?? domain}`;
    return publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port()}`;
  };
}
