import { useEffect, useRef } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { nameSize } from '../strokes.ts';

const frame = { width: 1200, height: 400 };
const family = 'Georgia, "Times New Roman", serif';

/** Paints the name on white in the largest size that fits. */
export function paintName(canvas: HTMLCanvasElement, name: string) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, frame.width, frame.height);
  context.fillStyle = '#1c1c1a';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `italic 100px ${family}`;
  context.font = `italic ${nameSize(context.measureText(name).width, frame)}px ${family}`;
  context.fillText(name, frame.width / 2, frame.height / 2);
}

interface TypedNameProps {
  name: string;
  onName: (name: string) => void;
  canvas: React.RefObject<HTMLCanvasElement | null>;
}

/** A typed name as the signature, for users who cannot draw. */
export function TypedName({ name, onName, canvas }: TypedNameProps) {
  const own = useRef(canvas);
  useEffect(() => {
    if (own.current.current) paintName(own.current.current, name.trim());
  }, [name]);
  return (
    <div className="flex flex-col gap-3">
      <Field label="Seu nome completo" help="O nome escrito vale como a sua assinatura.">
        <Input
          value={name}
          autoComplete="name"
          maxLength={120}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </Field>
      <canvas
        ref={canvas}
        {...frame}
        role="img"
        aria-label={name.trim() ? `Assinatura escrita: ${name.trim()}` : 'Assinatura escrita: em branco'}
        className="max-h-40 w-full rounded-md border bg-white object-contain"
      />
    </div>
  );
}
