import { type ReactNode, useEffect, useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { BrandMark } from '../../../tenancy/tenants/components/brand-mark.tsx';

type Phase = 'shown' | 'fading' | 'over';

/** Also set by a prerendered page, which has shown the logo. */
let seen = globalThis.entrance !== undefined;

/** Shows the logo for 2 s, fades it for 0.5 s, then shows the form; any key or click skips it (F-089, G-21). */
export function Splash({ children }: { children: ReactNode }) {
  const [phase, setPhase] = useState<Phase>(seen ? 'over' : 'shown');

  useEffect(() => {
    if (phase === 'over') {
      seen = true;
      return;
    }
    const skip = () => setPhase('over');
    const timer = setTimeout(() => setPhase(phase === 'shown' ? 'fading' : 'over'), phase === 'shown' ? 2000 : 500);
    window.addEventListener('keydown', skip);
    window.addEventListener('pointerdown', skip);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', skip);
      window.removeEventListener('pointerdown', skip);
    };
  }, [phase]);

  if (phase === 'over') return children;
  return <SplashLogo className={cn('motion-safe:animate-appear', phase === 'fading' && 'opacity-0')} />;
}

export function SplashLogo({ className }: { className?: string }) {
  return (
    <div
      role="status"
      className={cn('grid min-h-dvh place-items-center p-8 transition-opacity duration-500', className)}
    >
      <BrandMark size="lg" />
    </div>
  );
}
