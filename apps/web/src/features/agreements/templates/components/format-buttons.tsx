import type { Editor } from '@tiptap/react';
import { AlignCenter, Heading1, Heading2, Italic, List, ListOrdered, type LucideIcon, Underline } from 'lucide-react';
import { FormatButton } from './text-editor.tsx';

interface Format {
  icon: LucideIcon;
  label: string;
  isActive: (editor: Editor) => boolean;
  onToggle: (editor: Editor) => void;
}

const heading = (icon: LucideIcon, label: string, level: 1 | 2): Format => ({
  icon,
  label,
  isActive: (of) => of.isActive('heading', { level }),
  onToggle: (of) => of.chain().focus().toggleHeading({ level }).run(),
});

const formats: Format[] = [
  {
    icon: Italic,
    label: 'Itálico',
    isActive: (of) => of.isActive('italic'),
    onToggle: (of) => of.chain().focus().toggleItalic().run(),
  },
  {
    icon: Underline,
    label: 'Sublinhado',
    isActive: (of) => of.isActive('underline'),
    onToggle: (of) => of.chain().focus().toggleUnderline().run(),
  },
  heading(Heading1, 'Título', 1),
  heading(Heading2, 'Cláusula', 2),
  {
    icon: List,
    label: 'Lista',
    isActive: (of) => of.isActive('bulletList'),
    onToggle: (of) => of.chain().focus().toggleBulletList().run(),
  },
  {
    icon: ListOrdered,
    label: 'Lista numerada',
    isActive: (of) => of.isActive('orderedList'),
    onToggle: (of) => of.chain().focus().toggleOrderedList().run(),
  },
  {
    icon: AlignCenter,
    label: 'Centralizar',
    isActive: (of) => of.isActive({ textAlign: 'center' }),
    onToggle: (of) => of.chain().focus().toggleTextAlign('center').run(),
  },
];

/** The formats that a template keeps; each has the usual key of the editor too. */
export function FormatButtons({ editor }: { editor: Editor }) {
  return formats.map((format) => <FormatButton key={format.label} editor={editor} {...format} />);
}
