import { type AcceptedFile, fileRefusal, severalFilesRefusal } from '@restitui/domain/wire/accepted-file.ts';
import { FileCheck2, Upload, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { formatBytes } from '../lib/formats.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Truncated } from './truncated.tsx';

interface FileFieldProps {
  label: ReactNode;
  /** Describes the expected file: 'Arquivo .zip com as notas, até 1 GB'. */
  help: ReactNode;
  accepts: AcceptedFile;
  file: File | undefined;
  onFileChange: (file: File | undefined) => void;
  /** Called with several files that can be sent; without it, the field refuses them. */
  onSeveral?: (files: readonly File[]) => void;
  /** Message of the form, such as 'Selecione o arquivo'; a refused file shows its own. */
  error?: string | undefined;
  disabled?: boolean;
}

export function FileField({
  label,
  help,
  accepts,
  file,
  onFileChange,
  onSeveral,
  error,
  disabled = false,
}: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const shownError = refusal ?? error;

  function take(chosen: readonly File[]) {
    if (chosen.length > 1 && !onSeveral) return setRefusal(severalFilesRefusal(accepts));
    const refused = chosen.find((each) => fileRefusal(each, accepts));
    setRefusal(refused && `${refused.name}: ${fileRefusal(refused, accepts)}`);
    if (refused) return;
    if (chosen.length > 1) onSeveral?.(chosen);
    else if (chosen[0]) onFileChange(chosen[0]);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-body">
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'flex min-h-28 min-w-0 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus items-center justify-center gap-3 rounded-md border border-line-strong/60 border-dashed bg-canvas p-4 transition-colors duration-100',
          over && 'border-focus border-solid bg-brand-soft',
          file && 'border-line border-solid bg-surface',
          shownError && 'border-danger',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accepts.extensions.join(',')}
          multiple={onSeveral !== undefined}
          disabled={disabled}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={`${id}-note`}
          className="sr-only"
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        {file ? (
          <>
            <FileCheck2 aria-hidden className="size-6 shrink-0 text-positive" strokeWidth={1.5} />
            <div className="min-w-0 flex-1">
              <Truncated focusable className="font-medium text-body">
                {file.name}
              </Truncated>
              <p className="figures text-caption text-muted">{formatBytes(file.size)}</p>
            </div>
            {!disabled && (
              <IconButton icon={X} label={`Remover ${file.name}`} size="sm" onClick={() => onFileChange(undefined)} />
            )}
          </>
        ) : (
          <div className="flex flex-col items-center gap-2 text-center text-caption text-muted">
            <Button size="sm" tabIndex={-1} disabled={disabled} onClick={() => input.current?.click()}>
              <Upload aria-hidden />
              {onSeveral ? 'Escolher arquivos' : 'Escolher arquivo'}
            </Button>
            <span className="hidden sm:block">
              {onSeveral ? 'ou solte os arquivos aqui' : 'ou solte o arquivo aqui'}
            </span>
          </div>
        )}
      </div>
      <p
        id={`${id}-note`}
        role={shownError ? 'alert' : undefined}
        className={cn('break-words text-caption', shownError ? 'text-danger' : 'text-muted')}
      >
        {shownError ?? help}
      </p>
    </div>
  );
}
