export interface RasterPicture {
  data: HTMLCanvasElement;
  width: number;
  height: number;
}

const targetHeight = 240;

/** Rasterizes an image of this site, including SVG, for the PDF. */
export async function rasterPicture(address: string): Promise<RasterPicture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth = 0, naturalHeight = 0 } = image;
  if (naturalWidth === 0 || naturalHeight === 0) throw new Error('The picture has no size.');
  const canvas = document.createElement('canvas');
  canvas.height = targetHeight;
  canvas.width = Math.round((targetHeight * naturalWidth) / naturalHeight);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw on a canvas.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { data: canvas, width: canvas.width, height: canvas.height };
}
