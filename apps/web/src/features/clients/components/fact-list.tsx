export type Fact = readonly [label: string, value: string];

/** Read-only fields in two columns. */
export function FactList({ facts, title }: { facts: readonly Fact[]; title?: string }) {
  return (
    <section className="rounded-md border bg-surface">
      {title && <h2 className="border-b px-4 py-2.5 font-medium text-body">{title}</h2>}
      <dl className="grid gap-x-8 px-4 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="border-b py-3 last:border-b-0 sm:[&:nth-last-child(2):nth-child(odd)]:border-b-0">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="figures break-words text-body">{value.trim() || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
