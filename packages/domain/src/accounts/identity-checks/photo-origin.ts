import { z } from 'zod';

/** Origin of a photo as declared by the browser: taken live with the camera, or a chosen file. */
export const photoOrigin = z.enum(['camera', 'arquivo']);
export type PhotoOrigin = z.infer<typeof photoOrigin>;

export const photoOriginLabels: Record<PhotoOrigin, string> = {
  camera: 'Tirada na hora pela câmera',
  arquivo: 'Arquivo escolhido',
};
