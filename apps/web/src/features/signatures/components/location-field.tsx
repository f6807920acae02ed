import { MapPin } from 'lucide-react';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { signatureMessages } from '../signatures.messages.ts';
import type { SigningLocation } from '../signing-location.ts';

/** Where the signing takes place; a word more where an installed application may hide it. */
export function LocationField({ found }: { found: SigningLocation | undefined }) {
  const standalone = useMediaQuery('(display-mode: standalone)');
  return (
    <>
      {standalone && <Notice tone="warning">{signatureMessages.locationBlocked}</Notice>}
      <div className="flex items-start gap-2.5 px-1 text-caption">
        <MapPin aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="shrink-0 text-muted">Localização</span>
        <p role="status" className="figures min-w-0 break-words">
          {found?.shown ?? signatureMessages.locationSearching}
          {found?.why && <span className="block text-muted">{found.why}</span>}
        </p>
      </div>
    </>
  );
}
