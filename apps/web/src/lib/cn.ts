import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['caption', 'body', 'lead', 'title', 'figure'] }] } },
});

/** Joins class names; of conflicting classes the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
