import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';
import { notify } from '../../../../lib/toast.ts';
import { blobOf } from '../make-photo.ts';
import type { Size } from '../photo-size.ts';
import { fitStrokes } from '../strokes.ts';

export interface Drawn {
  strokes: PointGroup[];
  frame: Size;
}

export interface DrawingHandle {
  clear: () => void;
  toFile: () => Promise<File>;
}

interface DrawingCanvasProps {
  /** An earlier drawing, which may have another frame size. */
  drawn: Drawn | undefined;
  onDrawn: (drawn: Drawn | undefined) => void;
  ref: Ref<DrawingHandle>;
}

/** Canvas for drawing by finger, pen or mouse. The drawing survives a rotation of the device. */
export function DrawingCanvas({ drawn, onDrawn, ref }: DrawingCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const latest = useRef(drawn);
  const onDrawnRef = useRef(onDrawn);
  onDrawnRef.current = onDrawn;

  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return;
    const made = new SignaturePad(paper, {
      penColor: '#1c1c1a',
      backgroundColor: '#ffffff',
      minWidth: 0.9,
      maxWidth: 3,
    });
    pad.current = made;

    function lay() {
      if (!paper) return;
      const frame = { width: paper.offsetWidth, height: paper.offsetHeight };
      if (frame.width === 0 || frame.height === 0) return;
      const ratio = Math.max(1, window.devicePixelRatio);
      paper.width = Math.round(frame.width * ratio);
      paper.height = Math.round(frame.height * ratio);
      paper.getContext('2d')?.scale(ratio, ratio);
      made.clear();
      if (!latest.current) return;
      const strokes = fitStrokes(latest.current.strokes, latest.current.frame, frame);
      made.fromData(strokes);
      latest.current = { strokes, frame };
    }

    function keep() {
      if (!paper) return;
      const frame = { width: paper.offsetWidth, height: paper.offsetHeight };
      latest.current = { strokes: made.toData(), frame };
      onDrawnRef.current(latest.current);
    }

    made.addEventListener('beginStroke', () => notify.clear());
    made.addEventListener('endStroke', keep);
    const watcher = new ResizeObserver(lay);
    watcher.observe(paper);
    return () => {
      watcher.disconnect();
      made.off();
    };
  }, []);

  useImperativeHandle(
    ref,
    () => ({
      clear() {
        pad.current?.clear();
        latest.current = undefined;
        onDrawnRef.current(undefined);
      },
      async toFile() {
        if (!canvas.current) throw new Error('The canvas is gone.');
        return new File([await blobOf(canvas.current, 'image/png')], 'assinatura.png', { type: 'image/png' });
      },
    }),
    [],
  );

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={drawn ? 'Espaço da assinatura: assinado' : 'Espaço da assinatura: em branco'}
      className="absolute inset-0 block size-full touch-none cursor-crosshair bg-white"
    />
  );
}
