import { z } from 'zod';

/** How a photo came about, as the browser declares it: taken live on the camera screen, or a file that was chosen. */
export const photoOrigin = z.enum(['camera', 'arquivo']);
export type PhotoOrigin = z.infer<typeof photoOrigin>;

export const photoOriginLabels: Record<PhotoOrigin, string> = {
  camera: 'Tirada na hora pela câmera',
  arquivo: 'Arquivo escolhido',
};
