const paid = [62, 70, 58, 81, 76, 92, 68, 84, 73, 96, 88, 79];
const due = [44, 49, 42, 55, 54, 63, 50, 58, 52, 66, 60, 56];

/** An ornament: twelve months of tax, and the part above what was due. */
export function MonthBars() {
  return (
    <div aria-hidden className="flex h-48 items-end gap-2 border-b lg:h-80 lg:gap-3">
      {paid.map((height, i) => (
        <span key={`${height}-${due[i]}`} className="relative flex-1" style={{ height: `${height}%` }}>
          <span className="absolute inset-0 rounded-t-sm bg-brand" />
          <span
            className="absolute inset-x-0 bottom-0 bg-neutral-soft"
            style={{ height: `${((due[i] ?? 0) / height) * 100}%` }}
          />
        </span>
      ))}
    </div>
  );
}
