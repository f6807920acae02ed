import { List } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { contentsOf, isTextHeading, type TextHeading } from '../contents-of-text.ts';

interface WithContentsProps {
  /** The HTML of the text, which `children` renders. */
  content: string;
  children: ReactNode;
}

const headingsIn = (text: Element) =>
  [...text.querySelectorAll<HTMLElement>('h2, h3, h4, h5, p')].filter((block) =>
    isTextHeading({ tag: block.tagName, text: block.textContent ?? '' }),
  );

/** Shows a text below a list of its headings, when it has enough of them. */
export function WithContents({ content, children }: WithContentsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<TextHeading[]>([]);

  // The headings are read from the text that was rendered from `content`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new content has other headings
  useEffect(() => {
    const found = place.current ? headingsIn(place.current) : [];
    setHeadings(contentsOf(found.map(({ tagName, textContent }) => ({ tag: tagName, text: textContent ?? '' }))));
  }, [content]);

  function open(index: number) {
    const heading = place.current && headingsIn(place.current)[index];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      {headings.length > 0 && (
        <details className="mb-4 rounded-md border bg-surface print:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium text-body">
            <List aria-hidden className="size-4 text-muted" />
            Sumário
            <span className="figures text-muted">{headings.length} títulos</span>
          </summary>
          <nav aria-label="Sumário do contrato" className="border-t px-2 py-2">
            <ol className="flex flex-col">
              {headings.map(({ text, level }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and their order is fixed
                <li key={i}>
                  <button
                    type="button"
                    className={cn(
                      'w-full break-words rounded-sm px-2 py-1.5 text-left text-body hover:bg-hover',
                      level === 2 && 'pl-5',
                      level > 2 && 'pl-8 text-muted',
                    )}
                    onClick={() => open(i)}
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        </details>
      )}
      <div ref={place} className="[&_[tabindex]]:scroll-mt-24 [&_[tabindex]]:outline-none">
        {children}
      </div>
    </>
  );
}
