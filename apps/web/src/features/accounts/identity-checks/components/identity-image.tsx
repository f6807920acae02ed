import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoadingNote } from '../../../../ui/skeleton.tsx';

interface IdentityImageProps {
  src: string | null;
  alt: string;
  className?: string;
  /** Requests a new link. */
  onRetry: () => void;
}

/** An image behind a short-lived link, with its loading and error states. */
export function IdentityImage({ src, alt, className, onRetry }: IdentityImageProps) {
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  if (src === null) return <Missing text="Sem imagem." />;
  if (broken === src) {
    return (
      <Missing
        text="Não foi possível abrir a imagem."
        action={
          <Button size="sm" onClick={onRetry}>
            Tentar novamente
          </Button>
        }
      />
    );
  }
  return (
    <>
      {loaded !== src && (
        <span className="absolute inset-0 animate-breathe bg-neutral-soft">
          <LoadingNote text="Carregando imagem..." />
        </span>
      )}
      <img
        src={src}
        alt={alt}
        draggable={false}
        onLoad={() => setLoaded(src)}
        onError={() => setBroken(src)}
        className={cn('size-full object-contain', className)}
      />
    </>
  );
}

function Missing({ text, action }: { text: string; action?: React.ReactNode }) {
  return (
    <div className="flex size-full flex-col items-center justify-center gap-3 p-4 text-center text-muted">
      <ImageOff aria-hidden className="size-5" strokeWidth={1.5} />
      <p>{text}</p>
      {action}
    </div>
  );
}
