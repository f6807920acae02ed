import { FileArchive } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';

interface DropZoneProps {
  disabled: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Accepts files dropped on its content, unless a field within it handled the drop. */
export function DropZone({ disabled, onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  if (disabled) return children;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the upload button
    <div
      className="relative"
      onDragOver={(event) => {
        if (!holdsFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!holdsFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute -inset-3 z-20 grid place-items-center rounded-md border-2 border-focus border-dashed bg-surface/90">
          <p className="flex items-center gap-3 font-medium text-lead">
            <FileArchive aria-hidden className="size-6 text-brand-text" />
            Solte os dois ZIPs: notas e declarações
          </p>
        </div>
      )}
    </div>
  );
}
