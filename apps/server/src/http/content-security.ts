import type { Platform } from '../platform/platform.ts';

/** Returns the Content-Security-Policy directives of the site's pages. */
export function contentSecurityOf({ observationsUrl }: Pick<Platform, 'observationsUrl'>) {
  const elsewhere = observationsUrl ? [new URL(observationsUrl).origin] : [];
  return {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    scriptSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
    connectSrc: ["'self'", ...elsewhere],
  };
}
