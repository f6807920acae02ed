import { Camera, Check, ImageUp, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { photoOfFile } from '../make-photo.ts';
import type { PhotoAbout } from '../photo-about.ts';
import { photoFileProblem } from '../photo-file.ts';
import { signatureMessages } from '../signatures.messages.ts';

interface PhotoSlotProps {
  about: PhotoAbout;
  /** 1 or 2: the order in which they are asked for. */
  number: number;
  photo: File | undefined;
  /** The one that is to be taken now. */
  current: boolean;
  error: string | undefined;
  disabled: boolean;
  /** The live picture here, the phone's own camera application, or neither. */
  camera: 'live' | 'native' | 'none';
  onPhoto: (photo: File | undefined) => void;
  onError: (error: string | undefined) => void;
  onCamera: () => void;
}

/** One of the two photos: how to take it, or how it came out. */
export function PhotoSlot(props: PhotoSlotProps) {
  const { about, number, photo, current, error, disabled, camera, onPhoto, onError, onCamera } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);

  function choose(way: 'camera' | 'file') {
    if (!input.current) return;
    input.current.capture = way === 'camera' ? about.facing : '';
    if (way === 'file') input.current.removeAttribute('capture');
    // React knows no such event of an input.
    input.current.oncancel = () => take(undefined);
    input.current.click();
  }

  async function take(file: File | undefined) {
    const problem = photoFileProblem(file);
    onError(problem);
    if (problem || !file) return;
    setReading(true);
    try {
      onPhoto(await photoOfFile(file));
    } catch {
      onError(signatureMessages.imageFailed);
    } finally {
      setReading(false);
    }
  }

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
      {photo && <Preview photo={photo} alt={about.alt} />}
      {!photo && current && (
        <div className="mt-3 flex flex-wrap gap-2 sm:pl-9">
          {camera !== 'none' && (
            <Button
              variant="primary"
              size="lg"
              className="flex-1 sm:flex-none"
              disabled={reading}
              onClick={() => (camera === 'live' ? onCamera() : choose('camera'))}
            >
              <Camera aria-hidden />
              Abrir a câmera
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept=".jpg,.jpeg,.png,image/jpeg,image/png"
            aria-label={`Arquivo: ${about.title}`}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            aria-invalid={error ? true : undefined}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <Button size="lg" className="flex-1 sm:flex-none" loading={reading} onClick={() => choose('file')}>
            <ImageUp aria-hidden />
            Escolher arquivo
          </Button>
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-caption text-danger sm:pl-9">
          {error}
        </p>
      )}
    </section>
  );
}

function Preview({ photo, alt }: { photo: File; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <div className="mt-3 grid place-items-center overflow-hidden rounded-md bg-sunken">
      {address && <img src={address} alt={alt} className="max-h-36 object-contain" />}
    </div>
  );
}
