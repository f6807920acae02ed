import type { ReactNode } from 'react';
import { keepUnbroken } from '../lib/formats.ts';

/** Keeps amounts in a text unbroken; other content is returned as it is. */
export const unbroken = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? keepUnbroken(content) : content;
