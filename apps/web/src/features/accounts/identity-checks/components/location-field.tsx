import { MapPin } from 'lucide-react';
import { useMediaQuery } from '../../../../lib/media-query.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import type { SigningLocation } from '../signing-location.ts';

/** Place of the signing, with an extra hint in an installed app, where the permission prompt may be hidden. */
export function LocationField({ found }: { found: SigningLocation | undefined }) {
  const standalone = useMediaQuery('(display-mode: standalone)');
  return (
    <>
      {standalone && <Notice tone="warning">{identityCheckMessages.locationBlocked}</Notice>}
      <div className="flex items-start gap-2.5 px-1 text-caption">
        <MapPin aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="shrink-0 text-muted">Localização</span>
        <p role="status" className="figures min-w-0 break-words">
          {found?.shown ?? identityCheckMessages.locationSearching}
          {found?.why && <span className="block text-muted">{found.why}</span>}
        </p>
      </div>
    </>
  );
}
