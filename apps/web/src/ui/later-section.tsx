import type { ComponentType } from 'react';
import { useAfterFirstPaint } from '../lib/use-after-first-paint.ts';
import { useLater } from '../lib/use-later.ts';
import { LoadingNote, Skeleton } from './skeleton.tsx';

/**
 * Returns a section of a page whose code is loaded when it is shown, and a load that can begin earlier. A section that cannot
 * be loaded leaves the rest of the page usable and is loaded again later (`useLater`).
 *
 * @param place `below`: other sections come first, so that its place is kept without a skeleton, which they would move
 */
export function laterSection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: 'first' | 'below' = 'first',
) {
  let loaded: ComponentType<Props> | undefined;
  async function begin() {
    loaded = await load();
    return loaded;
  }
  return Object.assign(
    (props: Props) => {
      const Section = useLater(begin, loaded === undefined) ?? loaded;
      if (Section) return <Section {...props} />;
      return place === 'first' ? <SectionSkeleton /> : <KeptPlace />;
    },
    { load: begin },
  );
}

/** The same for a section at the end of a page, which is loaded when the page is idle. */
export function idleSection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return (props: Props) => {
    const Section = useAfterFirstPaint(load);
    return Section ? <Section {...props} /> : <KeptPlace />;
  };
}

function SectionSkeleton() {
  return (
    <div>
      <LoadingNote text="Carregando…" />
      <Skeleton className="h-64 w-full rounded-md" />
    </div>
  );
}

/** An invisible element does not count as one that moves. */
function KeptPlace() {
  return <div className="invisible h-64" />;
}
