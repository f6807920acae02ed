/** Marks that belong to one change: a deletion followed by its replacement counts once. */
export type MarkedChange = readonly [Element, ...Element[]];

/** Returns the changes of a marked text in reading order. */
export function changesIn(text: Element): MarkedChange[] {
  const changes: [Element, ...Element[]][] = [];
  for (const mark of text.querySelectorAll('ins, del')) {
    const last = changes.at(-1)?.at(-1);
    if (last && areAdjacent(last, mark)) changes.at(-1)?.push(mark);
    else changes.push([mark]);
  }
  return changes;
}

function areAdjacent(one: Element, other: Element): boolean {
  let between = one.nextSibling;
  while (between && between !== other && between.nodeName === '#text' && !between.textContent?.trim()) {
    between = between.nextSibling;
  }
  return between === other;
}

const shown = ['outline', 'outline-2', 'outline-offset-2', 'outline-focus'];

/** Scrolls to a change and outlines it alone. */
export function showChange(changes: readonly MarkedChange[], index: number): void {
  for (const [i, marks] of changes.entries()) {
    for (const mark of marks) for (const name of shown) mark.classList.toggle(name, i === index);
  }
  changes[index]?.[0].scrollIntoView({ block: 'center' });
}
