/** Draws a QR code, dark on light in both themes, with the quiet zone that readers need. */
export function FactorQr({ size, path }: { size: number; path: string }) {
  return (
    <svg
      role="img"
      aria-label="Código QR do aplicativo autenticador"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="size-44 self-center rounded-md border bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
