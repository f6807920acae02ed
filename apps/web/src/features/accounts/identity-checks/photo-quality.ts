/** Pixels as a canvas gives them: red, green, blue and opacity, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** Measurements of a photo, independent of its size once it is scaled to `measuredWidth`. */
export interface PhotoQuality {
  /** Mean luminance, from 0 (black) to 255 (white). */
  brightness: number;
  /** Difference between the luminance of the 95th and of the 5th percentile. */
  contrast: number;
  /** Variance of the Laplacian of the luminance: low without sharp edges. */
  sharpness: number;
}

/** Photos are measured at this width, so that one limit fits all cameras. */
export const measuredWidth = 320;

/** Below these limits a face or the print of a document can hardly be recognized; found with blurred sample photos. */
const limits = { dark: 50, bright: 230, contrast: 40, sharpness: 25 };

/** Returns the luminance of each pixel (ITU-R BT.601). */
function luminanceOf({ width, height, data }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    const at = i * 4;
    grey[i] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return grey;
}

function percentile(sorted: Float32Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the variance of the Laplacian over all pixels that have four neighbours. */
function varianceOfLaplacian(grey: Float32Array, width: number, height: number): number {
  let [sum, squares, count] = [0, 0, 0];
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const value = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += value;
      squares += value * value;
      count++;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** Measures brightness, contrast and sharpness. */
export function measurePhoto(pixels: Pixels): PhotoQuality {
  const grey = luminanceOf(pixels);
  const sorted = grey.toSorted();
  const total = grey.reduce((sum, value) => sum + value, 0);
  return {
    brightness: Math.round(grey.length === 0 ? 0 : total / grey.length),
    contrast: Math.round(percentile(sorted, 0.95) - percentile(sorted, 0.05)),
    sharpness: Math.round(varianceOfLaplacian(grey, pixels.width, pixels.height)),
  };
}

/** Returns why a photo is hard to recognize, with advice; undefined for a good one. */
export function qualityProblem({ brightness, contrast, sharpness }: PhotoQuality): string | undefined {
  if (brightness < limits.dark) return 'A foto está escura. Vá para um lugar mais claro.';
  if (brightness > limits.bright) return 'A foto está clara demais. Evite a luz direta e os reflexos.';
  if (contrast < limits.contrast) return 'A foto está apagada. Limpe a lente e procure um lugar mais claro.';
  if (sharpness < limits.sharpness) return 'A foto está tremida ou fora de foco. Apoie o celular e espere o foco.';
  return undefined;
}

/** Describes the measurement for the evidence. */
export function qualityText({ brightness, contrast, sharpness }: PhotoQuality): string {
  return `nitidez ${sharpness}; brilho ${brightness}; contraste ${contrast}`;
}
