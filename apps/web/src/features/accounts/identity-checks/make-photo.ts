import { photoReduction } from '@restitui/domain/accounts/identity-checks/identity-files.ts';
import { reducedSize, type Size } from './photo-size.ts';

/** Returns the photo of a file, rotated by its EXIF data and reduced to the width of sent photos. */
export async function photoOfFile(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await photoOf(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
}

/** Returns the current frame of the video. */
export function photoOfVideo(video: HTMLVideoElement): Promise<File> {
  return photoOf(video, { width: video.videoWidth, height: video.videoHeight });
}

async function photoOf(source: CanvasImageSource, size: Size): Promise<File> {
  const { width, height } = reducedSize(size);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context || width === 0 || height === 0)
    throw new Error('The canvas has no 2D context, or the image has no size.');
  // PNGs may be transparent, JPEGs cannot.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return new File([await blobOf(canvas, 'image/jpeg', photoReduction.quality)], 'foto.jpg', { type: 'image/jpeg' });
}

export function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no image.'))), type, quality);
  });
}
