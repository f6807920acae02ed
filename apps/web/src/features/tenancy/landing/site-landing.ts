import type { ReactNode } from 'react';
import type { SiteContent } from './site-content.ts';

/** Content of a variant's landing page. */
export interface LandingProps {
  content: SiteContent;
  /** The contact section at the end of every landing page. */
  contact: ReactNode;
}
