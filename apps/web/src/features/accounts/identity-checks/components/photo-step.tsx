import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeDevice } from '../../../../lib/describe-device.ts';
import { useMediaQuery } from '../../../../lib/media-query.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SentProgress } from '../../../../ui/sent-progress.tsx';
import { checkPhoto } from '../check-photo.ts';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import { savePhotos } from '../identity-checks.queries.ts';
import { photoGuides } from '../photo-guides.ts';
import { qualityProblem, qualityText } from '../photo-quality.ts';
import { originOf, type PhotoOrigins, type Photos, qualityOf, type Signer } from '../signer.ts';
import { CameraView } from './camera-view.tsx';
import { LocationField } from './location-field.tsx';
import { PhotoPrivacyNotice } from './photo-privacy-notice.tsx';
import { PhotoSlot } from './photo-slot.tsx';
import { hasCameras } from './use-camera.ts';
import { useSigningLocation } from './use-signing-location.ts';

interface PhotoStepProps {
  signer: Signer;
  /** Reason why the last attempt was sent back. */
  reason: string | null;
  onLater: () => void;
  onSaved: () => void;
}

type Field = keyof Photos;

/** Step 1: photos of the person and the document. */
export function PhotoStep({ signer, reason, onLater, onSaved }: PhotoStepProps) {
  const [photos, setPhotos] = useState<Partial<Photos>>({});
  const [origins, setOrigins] = useState<PhotoOrigins>({});
  const [errors, setErrors] = useState<Partial<Record<Field, string | undefined>>>({});
  const [warnings, setWarnings] = useState<Partial<Record<Field, string | undefined>>>({});
  const [camera, setCamera] = useState<Field>();
  const [cameraFailed, setCameraFailed] = useState(false);
  const touch = useMediaQuery('(pointer: coarse)');
  const location = useSigningLocation();
  const save = useMutation({ ...savePhotos(signer), onSuccess: onSaved });
  const sending = useSending(save);
  const next = photoGuides.find(({ field }) => !photos[field])?.field;
  const open = photoGuides.find(({ field }) => field === camera);

  const setError = (field: Field, error: string | undefined) => setErrors((now) => ({ ...now, [field]: error }));
  /** A photo that is hard to recognize can be taken again or sent: the limits are estimates. */
  async function measure(field: Field, photo: File | undefined) {
    const quality = photo && (await checkPhoto(photo));
    setOrigins((now) => ({ ...now, ...qualityOf(field, quality ? qualityText(quality) : '') }));
    setWarnings((now) => ({ ...now, [field]: quality && qualityProblem(quality) }));
  }
  function setPhoto(field: Field, photo: File | undefined, camera?: string) {
    setOrigins((now) => ({ ...now, ...originOf(field, camera) }));
    setPhotos((now) => ({ ...now, [field]: photo }));
    void measure(field, photo);
    setError(field, undefined);
    // A photo taken with the camera opens it for the one that is still missing.
    const missing = photoGuides.find((other) => other.field !== field && !photos[other.field])?.field;
    setCamera(camera === undefined ? undefined : missing);
  }

  async function send() {
    const maquina = describeDevice(navigator.userAgent, window.screen);
    const local = await location.settled();
    save.mutate({ ...photos, ...origins, local, maquina, sending: sending.start() });
  }

  if (open) {
    return (
      <div className="flex flex-col gap-3 pb-4">
        <div>
          <h3 className="font-semibold text-lead">{open.title}</h3>
          <p className="text-muted">{open.hint}</p>
        </div>
        <CameraView
          key={open.field}
          about={open}
          onPhoto={(photo, label) => setPhoto(open.field, photo, label)}
          onFailed={() => {
            setError(open.field, identityCheckMessages.imageFailed);
            setCamera(undefined);
          }}
          onBack={(problem) => {
            setCameraFailed(problem);
            setCamera(undefined);
          }}
        />
      </div>
    );
  }

  const live = hasCameras() && !(cameraFailed && touch);
  return (
    <div className="flex min-h-full flex-col gap-4">
      {reason !== null && (
        <Notice tone="warning" title="Precisamos que você assine de novo">
          {reason ? `Quem conferiu escreveu: “${reason}”.` : 'Quem conferiu não conseguiu confirmar as fotos.'} Tire as
          fotos com calma, em um lugar claro.
        </Notice>
      )}
      <PhotoPrivacyNotice />
      {photoGuides.map((about, i) => (
        <PhotoSlot
          key={about.field}
          about={about}
          number={i + 1}
          photo={photos[about.field]}
          current={next === about.field}
          error={errors[about.field]}
          warning={photos[about.field] && warnings[about.field]}
          disabled={save.isPending}
          camera={live ? 'live' : touch ? 'native' : 'none'}
          onPhoto={(photo) => setPhoto(about.field, photo)}
          onError={(error) => setError(about.field, error)}
          onCamera={() => {
            setError(about.field, undefined);
            setCamera(about.field);
          }}
        />
      ))}
      <LocationField found={location.found} />
      <div className="sticky -bottom-3 -mx-6 flex flex-wrap justify-end gap-2 border-t bg-surface px-6 pt-3 pb-4">
        {save.isPending && <SentProgress label="Enviando as fotos" sent={sending.sent} className="basis-full" />}
        <Button size="lg" variant="ghost" disabled={save.isPending} onClick={onLater} className="max-sm:px-2">
          Continuar depois
        </Button>
        <Button
          size="lg"
          variant="primary"
          className="flex-1 sm:flex-none"
          disabled={next !== undefined || save.isPending}
          aria-busy={save.isPending || undefined}
          onClick={send}
        >
          {save.isPending ? 'Enviando...' : 'Enviar fotos'}
        </Button>
      </div>
    </div>
  );
}
