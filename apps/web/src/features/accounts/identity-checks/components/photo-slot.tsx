import { Check, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { PhotoPreview } from './photo-preview.tsx';
import { TakePhoto, type TakePhotoProps } from './take-photo.tsx';

interface PhotoSlotProps extends Omit<TakePhotoProps, 'onPhoto'> {
  /** 1 or 2, in the order of taking. */
  number: number;
  photo: File | undefined;
  /** True for the photo to be taken next. */
  current: boolean;
  error: string | undefined;
  /** Why the photo may be hard to recognize; it can be sent all the same. */
  warning: string | undefined;
  disabled: boolean;
  onPhoto: (photo: File | undefined) => void;
}

/** One of the two photos: the controls to take it, or its preview. */
export function PhotoSlot({ number, photo, current, error, warning, disabled, ...taking }: PhotoSlotProps) {
  const { about, onPhoto } = taking;
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-md border p-4">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="figures grid size-6 shrink-0 place-items-center rounded-full bg-neutral-soft font-medium text-caption"
        >
          {photo ? <Check className="size-3.5 text-positive" /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={`${id}-title`} className="font-semibold text-body leading-6">
            {about.title}
          </h3>
          {(current || error) && !photo && (
            <p id={`${id}-hint`} className="text-muted">
              {about.hint}
            </p>
          )}
        </div>
        {photo && (
          <Button
            size="sm"
            disabled={disabled}
            onClick={() => onPhoto(undefined)}
            aria-label={`Refazer: ${about.title}`}
          >
            <RotateCcw aria-hidden />
            Refazer
          </Button>
        )}
      </div>
      {photo && <PhotoPreview photo={photo} alt={about.alt} />}
      {photo && warning && (
        <p role="status" className="mt-2 text-caption text-warning">
          {warning} Refaça, ou envie assim mesmo.
        </p>
      )}
      {!photo && current && (
        <TakePhoto {...taking} describedBy={error ? `${id}-error` : `${id}-hint`} invalid={Boolean(error)} />
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-caption text-danger sm:pl-9">
          {error}
        </p>
      )}
    </section>
  );
}
