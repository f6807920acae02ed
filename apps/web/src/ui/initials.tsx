/** The initials of a person's first and last name; shown beside the name, so hidden from screen readers. */
export function Initials({ name }: { name: string }) {
  const parts = name.split(' ').filter(Boolean);
  const last = parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : '';
  return (
    <span
      aria-hidden
      data-initials={(parts[0]?.[0] ?? '') + last}
      className="grid size-7 shrink-0 place-items-center rounded-full border bg-surface font-medium text-caption before:content-[attr(data-initials)]"
    />
  );
}
