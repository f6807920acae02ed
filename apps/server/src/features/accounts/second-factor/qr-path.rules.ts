import qrcode from 'qrcode-generator';

/** Returns the modules of a QR code as an SVG path of unit squares, without the quiet zone. */
export function qrPath(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const cells = Array.from({ length: size * size }, (_, i) => ({ x: i % size, y: Math.floor(i / size) }));
  const dark = cells.filter(({ x, y }) => code.isDark(y, x));
  return { size, path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('') };
}
