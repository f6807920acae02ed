import { type BrandingPicture, brandingPictures, pictureMessages } from '@restitui/domain/tenants/branding-edit.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { pictureFields } from '../branding-fields.ts';

interface PictureFieldProps {
  field: BrandingPicture;
  file: File | undefined;
  error: string | undefined;
  onFileChange: (file: File | undefined) => void;
}

export function PictureField({ field, file, error, onFileChange }: PictureFieldProps) {
  const { label, help } = pictureFields[field];
  const { extensions, maxBytes } = brandingPictures[field];
  return (
    <FileField
      label={label}
      help={help}
      extensions={extensions}
      maxBytes={maxBytes}
      messages={pictureMessages}
      file={file}
      error={error}
      onFileChange={onFileChange}
    />
  );
}
