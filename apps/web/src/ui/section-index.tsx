import { type RefObject, useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface SectionIndexProps {
  /** The element whose children are the sections. */
  content: RefObject<HTMLElement | null>;
  /** Keeps the place of the links while the sections load, so that the content does not move. */
  keepsPlace?: boolean;
}

interface Section {
  name: string;
  element: HTMLElement;
}

/** Fewer sections are seen at a glance. */
const fewest = 3;

function nameOf(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const text = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (element.getAttribute('aria-label') ?? text).trim();
}

function sectionsOf(content: HTMLElement): Section[] {
  return [...content.querySelectorAll<HTMLElement>(':scope > section, :scope > * > section')].flatMap((element) => {
    const name = nameOf(element);
    return name ? [{ name, element }] : [];
  });
}

const namesOf = (sections: readonly Section[]) => sections.map(({ name }) => name).join('\n');

/** Links to the named sections of a long page, also to those that appear later. */
export function SectionIndex({ content, keepsPlace = false }: SectionIndexProps) {
  const [sections, setSections] = useState<readonly Section[]>([]);

  useEffect(() => {
    const { current } = content;
    if (!current) return;
    const read = () => {
      const found = sectionsOf(current);
      setSections((before) => {
        const isSame = namesOf(before) === namesOf(found) && before.every(({ element }) => element.isConnected);
        return isSame ? before : found;
      });
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [content]);

  if (sections.length < fewest) return keepsPlace && <div className="-my-1 h-7 print:hidden pointer-coarse:h-9" />;

  function goTo({ element }: Section) {
    element.tabIndex = -1;
    element.style.scrollMarginTop = '1rem';
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }

  return (
    <nav aria-label="Seções desta etapa" className="-my-1 flex flex-wrap items-center gap-x-1 print:hidden">
      <span aria-hidden className="mr-1 text-caption text-muted">
        Nesta etapa
      </span>
      {sections.map((section) => (
        <Button
          key={section.name}
          variant="ghost"
          size="sm"
          className="h-7 px-2 font-normal text-brand-text text-caption pointer-coarse:h-9"
          onClick={() => goTo(section)}
        >
          {section.name}
        </Button>
      ))}
    </nav>
  );
}
