import type { SignatureTrace } from '@restitui/domain/accounts/identity-checks/signature-trace.ts';
import { useMutation } from '@tanstack/react-query';
import { Eraser, Keyboard, PenLine, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMediaQuery } from '../../../../lib/media-query.ts';
import { notify } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { SentProgress } from '../../../../ui/sent-progress.tsx';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import { saveDrawing } from '../identity-checks.queries.ts';
import { blobOf } from '../make-photo.ts';
import type { Signer } from '../signer.ts';
import { traceOf } from '../strokes.ts';
import { DrawingCanvas, type DrawingHandle, type Drawn } from './drawing-canvas.tsx';
import { TypedName } from './typed-name.tsx';

interface DrawingStepProps {
  signer: Signer;
  onLater: () => void;
  onSaved: () => void;
}

/** Step 2: the signature, drawn (phones in landscape) or typed. */
export function DrawingStep({ signer, onLater, onSaved }: DrawingStepProps) {
  const upright = useMediaQuery('(orientation: portrait) and (pointer: coarse)');
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [drawn, setDrawn] = useState<Drawn>();
  const [name, setName] = useState('');
  const drawing = useRef<DrawingHandle>(null);
  const written = useRef<HTMLCanvasElement>(null);
  const save = useMutation({ ...saveDrawing(signer), onSuccess: onSaved });
  const sending = useSending(save);
  const turn = way === 'draw' && upright;
  const ready = way === 'draw' ? drawn !== undefined && !upright : name.trim().length > 0;

  async function image(): Promise<File> {
    if (way === 'draw' && drawing.current) return drawing.current.toFile();
    if (!written.current) throw new Error('The canvas is gone.');
    return new File([await blobOf(written.current, 'image/png')], 'assinatura.png', { type: 'image/png' });
  }

  function trace(): string {
    if (way === 'draw' && drawn) return traceOf(drawn.strokes, drawn.frame);
    return JSON.stringify({ way: 'escrita', name: name.trim() } satisfies SignatureTrace);
  }

  async function send() {
    try {
      save.mutate({ assinatura: await image(), trace: trace(), sending: sending.start() });
    } catch {
      notify.error(identityCheckMessages.imageFailed);
    }
  }

  function clear() {
    if (way === 'draw') drawing.current?.clear();
    else setName('');
  }

  return (
    <div className="flex h-full min-h-0 flex-col gap-3 pb-4">
      {turn && <TurnDevice />}
      {way === 'draw' && !upright && (
        <div className="relative min-h-32 flex-1 overflow-hidden rounded-md border border-line-strong/60 bg-white [@media(min-height:40rem)]:min-h-72">
          <DrawingCanvas ref={drawing} drawn={drawn} onDrawn={setDrawn} />
          <span aria-hidden className="pointer-events-none absolute inset-x-8 bottom-[22%] border-[#8b8b84] border-b" />
        </div>
      )}
      {way === 'type' && <TypedName name={name} onName={setName} canvas={written} />}
      {save.isPending && <SentProgress label="Enviando a assinatura" sent={sending.sent} />}
      {/* In two groups, so that a phone breaks the line between what changes the signature and what ends the step. */}
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex flex-1 flex-wrap items-center justify-between gap-2">
          <Button variant="ghost" disabled={save.isPending} onClick={() => setWay(way === 'draw' ? 'type' : 'draw')}>
            {way === 'draw' ? <Keyboard aria-hidden /> : <PenLine aria-hidden />}
            {way === 'draw' ? 'Prefiro escrever meu nome' : 'Prefiro desenhar'}
          </Button>
          {!turn && (
            <Button disabled={!(way === 'draw' ? drawn : name) || save.isPending} onClick={clear}>
              <Eraser aria-hidden />
              Limpar
            </Button>
          )}
        </div>
        <div className="ml-auto flex gap-2">
          <Button variant="ghost" disabled={save.isPending} onClick={onLater}>
            Continuar depois
          </Button>
          {!turn && (
            <Button variant="primary" disabled={!ready} loading={save.isPending} onClick={send}>
              Salvar
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function TurnDevice() {
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center py-10 text-center">
      <span className="mb-4 grid size-14 place-items-center rounded-md border bg-canvas text-muted">
        <Smartphone aria-hidden className="size-7 rotate-90" strokeWidth={1.5} />
      </span>
      <p className="font-semibold text-lead">Gire o aparelho para assinar</p>
      <p className="mt-1 max-w-xs text-balance text-muted">
        Deitado, há mais espaço para a sua assinatura. Se a tela não girar, libere a rotação nas configurações rápidas.
      </p>
    </div>
  );
}
