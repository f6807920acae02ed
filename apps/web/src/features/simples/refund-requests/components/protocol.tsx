/** Shows a protocol that breaks after its separators only. */
export function Protocol({ text }: { text: string }) {
  const parts = text.match(/[^./-]+[./-]*|[./-]+/g) ?? [];
  let at = 0;
  return parts.map((part) => {
    at += part.length;
    return (
      <span key={at}>
        {part}
        <wbr />
      </span>
    );
  });
}
