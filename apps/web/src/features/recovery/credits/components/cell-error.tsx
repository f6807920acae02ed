/** Renders the error of an input in a table cell. */
export function CellError({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className="whitespace-normal pt-1 text-left text-caption text-danger">
      {children}
    </p>
  );
}
