import { Camera, ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import { photoOfFile } from '../make-photo.ts';
import { photoFileProblem } from '../photo-file.ts';
import type { PhotoGuide } from '../photo-guides.ts';

export interface TakePhotoProps {
  about: PhotoGuide;
  /** Live picture in the page, the phone's camera application, or no camera. */
  camera: 'live' | 'native' | 'none';
  onPhoto: (photo: File) => void;
  onError: (error: string | undefined) => void;
  onCamera: () => void;
}

interface Described {
  describedBy: string;
  invalid: boolean;
}

/** Controls to take a photo: with a camera, where there is one, or from a file. */
export function TakePhoto(props: TakePhotoProps & Described) {
  const { about, camera, onPhoto, onError, onCamera, describedBy, invalid } = props;
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);

  function choose(way: 'camera' | 'file') {
    if (!input.current) return;
    input.current.capture = way === 'camera' ? about.facing : '';
    if (way === 'file') input.current.removeAttribute('capture');
    // React has no cancel event for inputs.
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
      onError(identityCheckMessages.imageFailed);
    } finally {
      setReading(false);
    }
  }

  return (
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
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
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
  );
}
