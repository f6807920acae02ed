import { type ReactNode, useLayoutEffect, useState } from 'react';
import { afterHeading, isHeadingFirst } from '../lib/step-forward.ts';

interface AfterHeadingProps {
  children: ReactNode;
  /** Shown in the place of the rest until then. */
  before?: ReactNode;
}

/**
 * The part of a page besides its heading. After a click on a link the heading is painted at once, and the rest in the frame
 * after: until a page is rendered whole, the one before stays on the screen (decision 176).
 */
export function AfterHeading({ children, before }: AfterHeadingProps) {
  const [isWhole, setWhole] = useState(() => !isHeadingFirst());
  useLayoutEffect(() => (isWhole ? undefined : afterHeading(() => setWhole(true))), [isWhole]);
  return isWhole ? children : before;
}
