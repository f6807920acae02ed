import { measuredWidth, measurePhoto, type PhotoQuality } from './photo-quality.ts';

/** Measures a photo on the device; undefined when the browser cannot read its pixels. */
export async function checkPhoto(photo: File): Promise<PhotoQuality | undefined> {
  try {
    const bitmap = await createImageBitmap(photo);
    const width = Math.min(measuredWidth, bitmap.width);
    const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return context ? measurePhoto(context.getImageData(0, 0, width, height)) : undefined;
  } catch {
    return undefined;
  }
}
