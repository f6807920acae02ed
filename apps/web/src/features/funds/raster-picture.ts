export interface RasterPicture {
  data: HTMLCanvasElement;
  width: number;
  height: number;
}

const tall = 240;

/** A picture of this site, SVG included, drawn for paper. */
export async function rasterPicture(address: string): Promise<RasterPicture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth = 0, naturalHeight = 0 } = image;
  if (naturalWidth === 0 || naturalHeight === 0) throw new Error('The picture has no size.');
  const canvas = document.createElement('canvas');
  canvas.height = tall;
  canvas.width = Math.round((tall * naturalWidth) / naturalHeight);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser draws no pictures.');
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { data: canvas, width: canvas.width, height: canvas.height };
}
