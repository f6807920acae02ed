import type { ComponentType } from 'react';
import { useCountedAfterFirstPaint } from '../lib/use-after-first-paint.ts';
import { useCountedLater } from '../lib/use-later.ts';
import { ErrorState } from './error-state.tsx';
import { LoadingNote, Skeleton } from './skeleton.tsx';

/**
 * Returns a section of a page whose code is loaded when it is shown, and a load that can begin earlier. A section that
 * cannot be loaded leaves the rest of the page usable and is loaded again later (`useLater`); its place shows an error
 * from the second failure on.
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
      const { part, failures } = useCountedLater(begin, loaded === undefined);
      const Section = part ?? loaded;
      if (Section) return <Section {...props} />;
      if (isMissing(failures)) return <MissingSection />;
      return place === 'first' ? <SectionSkeleton /> : <KeptPlace />;
    },
    { load: begin },
  );
}

/** The same for a section at the end of a page, which is loaded when the page is idle. */
export function idleSection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return (props: Props) => {
    const { part: Section, failures } = useCountedAfterFirstPaint(load);
    if (Section) return <Section {...props} />;
    return isMissing(failures) ? <MissingSection /> : <KeptPlace />;
  };
}

/** One failure may be a short gap of the network. */
const isMissing = (failures: number) => failures > 1;

/** Browsers may keep the failure of an import until the page is loaded again, so a reload is offered beside the retries. */
function MissingSection() {
  return (
    <ErrorState
      title="Esta parte da tela não carregou."
      retryLabel="Recarregar"
      onRetry={() => window.location.reload()}
      className="rounded-md border bg-surface"
    />
  );
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
  return <div data-loading className="invisible h-64" />;
}
