import { matchIn } from '../../lib/matches-text.ts';

/** A text whose first match with the typed text is underlined. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const match = matchIn(typed, text);
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-semibold text-inherit underline decoration-focus underline-offset-2">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}
