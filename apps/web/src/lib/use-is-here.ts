import { useMatches, useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { isStillAt } from './page-navigation.ts';

/**
 * Returns a check for whether the user is still on this page. Effects and responses call it before they navigate, so
 * that they do not cancel a navigation of the user.
 */
export function useIsHere(): () => boolean {
  const router = useRouter();
  const pathname = useRef('');
  pathname.current = useMatches({ select: (matches) => matches.at(-1)?.pathname }) ?? '';
  return useCallback(() => isStillAt(router, pathname.current), [router]);
}
