import { Camera, CameraOff, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { Button } from '../../../../ui/button.tsx';
import { photoOfVideo } from '../make-photo.ts';
import type { PhotoGuide } from '../photo-guides.ts';
import { type CameraState, useCamera } from './use-camera.ts';

interface CameraViewProps {
  about: PhotoGuide;
  /** @param camera label of the camera device */
  onPhoto: (photo: File, camera: string) => void;
  onFailed: () => void;
  /** @param problem true when the camera gave no picture */
  onBack: (problem: boolean) => void;
}

const problems: Partial<Record<CameraState, { title: string; help: string }>> = {
  refused: {
    title: 'A câmera não foi liberada',
    help: 'Toque no cadeado ao lado do endereço, permita a câmera e tente de novo. Ou volte e envie uma foto que você já tem.',
  },
  absent: {
    title: 'Não encontramos uma câmera',
    help: 'Ela pode estar em uso por outro aplicativo. Feche-o e tente de novo, ou volte e envie uma foto que você já tem.',
  },
};

export function CameraView({ about, onPhoto, onFailed, onBack }: CameraViewProps) {
  const { video, state, label } = useCamera(about.facing);
  const [taking, setTaking] = useState(false);
  const problem = problems[state];

  async function take() {
    if (!video.current) return;
    setTaking(true);
    try {
      onPhoto(await photoOfVideo(video.current), label);
    } catch {
      onFailed();
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="relative grid min-h-56 place-items-center overflow-hidden rounded-md border bg-sunken">
        <video
          ref={video}
          playsInline
          muted
          aria-label={`Imagem ao vivo: ${about.title}`}
          className={cn(
            'max-h-[52dvh] w-full object-cover',
            about.facing === 'user' && '-scale-x-100',
            state !== 'on' && 'hidden',
          )}
        />
        {state === 'on' && (
          <span
            aria-hidden
            className={cn(
              'pointer-events-none absolute border-2 border-white/80 border-dashed',
              about.facing === 'user' ? 'aspect-[3/4] h-4/5 rounded-full' : 'inset-x-[8%] inset-y-[14%] rounded-md',
            )}
          />
        )}
        {state === 'starting' && (
          <p role="status" className="flex items-center gap-2 text-muted">
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
            Abrindo a câmera…
          </p>
        )}
        {problem && (
          <div role="alert" className="flex max-w-sm flex-col items-center px-6 py-8 text-center">
            <CameraOff aria-hidden className="mb-3 size-6 text-muted" strokeWidth={1.5} />
            <p className="font-semibold">{problem.title}</p>
            <p className="mt-1 text-muted">{problem.help}</p>
          </div>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="lg" onClick={() => onBack(problem !== undefined)}>
          Voltar
        </Button>
        {!problem && (
          <Button size="lg" variant="primary" disabled={state !== 'on'} loading={taking} onClick={take} autoFocus>
            <Camera aria-hidden />
            Tirar foto
          </Button>
        )}
      </div>
    </div>
  );
}
