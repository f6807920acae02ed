import type { IdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { photoOriginLabels } from '@restitui/domain/accounts/identity-checks/photo-origin.ts';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { reviewImages } from '../review-images.ts';
import { ComparePanel } from './compare-panel.tsx';
import { IdentityImage } from './identity-image.tsx';

interface IdentityPhotosProps {
  signature: IdentityCheck;
  onRetry: () => void;
}

export function IdentityPhotos({ signature, onRetry }: IdentityPhotosProps) {
  const [comparing, setComparing] = useState(false);
  return (
    <section aria-labelledby="imagens" className="mt-6">
      <div className="mb-3 flex items-center gap-4">
        <h3 id="imagens" className="flex-1 font-semibold text-lead">
          Imagens
        </h3>
        <Button onClick={() => setComparing(true)} disabled={!signature.fotoDoc}>
          <Columns2 aria-hidden />
          Comparar
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {reviewImages(signature).map(({ key, label, alt, src, origin }) => (
          <figure key={key} className="min-w-0">
            <div className="relative h-56 overflow-hidden rounded-md border bg-sunken">
              <IdentityImage src={src} alt={alt} onRetry={onRetry} className={key === 'assinatura' ? 'bg-white' : ''} />
            </div>
            <figcaption className="mt-1.5 text-caption text-muted">
              {label}
              {origin && `\u00a0· ${photoOriginLabels[origin]}`}
            </figcaption>
          </figure>
        ))}
      </div>
      <ComparePanel open={comparing} onOpenChange={setComparing} signature={signature} onRetry={onRetry} />
    </section>
  );
}
