import { type BrandingPicture, pictureFile } from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import { Trash2, Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { pictureFields } from '../branding-fields.ts';

interface PictureFieldProps {
  field: BrandingPicture;
  file: File | undefined;
  error: string | undefined;
  onFileChange: (file: File | undefined) => void;
  /** Whether the stored picture will be removed; undefined if the tenant has none. */
  removed: boolean | undefined;
  onRemovedChange: (removed: boolean) => void;
}

export function PictureField({ field, file, error, onFileChange, removed, onRemovedChange }: PictureFieldProps) {
  const { label, help, removal } = pictureFields[field];
  return (
    <div className="flex flex-col gap-2">
      <FileField
        label={label}
        help={help}
        accepts={pictureFile}
        file={file}
        error={error}
        onFileChange={onFileChange}
      />
      {removed !== undefined && !file && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="sm" variant="ghost" onClick={() => onRemovedChange(!removed)}>
            {removed ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
            {removed ? 'Manter imagem atual' : 'Remover imagem atual'}
            <span className="sr-only">: {label}</span>
          </Button>
          <p role="status" className="text-caption text-muted">
            {removed && removal}
          </p>
        </div>
      )}
    </div>
  );
}
