import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['caption', 'body', 'lead', 'title', 'figure'] }] } },
});

/** Joins class names; of two that set the same thing the later one stands. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
