import { RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { ReviewImage } from '../review-images.ts';
import { buttonStep, startView, zoomAt, zoomBounds } from '../zoom.ts';
import { IdentityImage } from './identity-image.tsx';
import { useZoom } from './use-zoom.ts';

interface ZoomPaneProps {
  image: ReviewImage;
  onRetry: () => void;
}

export function ZoomPane({ image, onRetry }: ZoomPaneProps) {
  const { pane, view, setView, handlers, dragging } = useZoom();
  const percent = `${formatCount(Math.round(view.scale * 100))}%`;
  return (
    <section aria-label={image.label} className="flex min-h-0 min-w-0 flex-col bg-surface">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this holds one image */}
      <div
        ref={pane}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and zoom what is focused
        tabIndex={0}
        aria-label={`${image.label}: mais e menos mudam o zoom, zero volta, as setas movem`}
        {...handlers}
        className={cn(
          'relative min-h-0 flex-1 touch-none select-none overflow-hidden bg-sunken focus-visible:-outline-offset-2',
          dragging ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        <div
          data-zoomed={image.key}
          className="absolute inset-4"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <IdentityImage
            src={image.src}
            alt={image.alt}
            onRetry={onRetry}
            className={image.key === 'assinatura' ? 'bg-white' : ''}
          />
        </div>
      </div>
      <footer className="flex items-center gap-1 border-t px-3 py-1.5">
        <span className="min-w-0 flex-1 truncate font-medium">{image.label}</span>
        <IconButton
          icon={ZoomOut}
          label={`Diminuir: ${image.label}`}
          disabled={view.scale <= zoomBounds.min}
          onClick={() => setView((now) => zoomAt(now, 1 / buttonStep))}
        />
        <output aria-label={`Zoom: ${image.label}`} className="figures w-12 text-center text-caption text-muted">
          {percent}
        </output>
        <IconButton
          icon={ZoomIn}
          label={`Aumentar: ${image.label}`}
          disabled={view.scale >= zoomBounds.max}
          onClick={() => setView((now) => zoomAt(now, buttonStep))}
        />
        <IconButton icon={RotateCcw} label={`Restaurar: ${image.label}`} onClick={() => setView(startView)} />
      </footer>
    </section>
  );
}
