import { Hero } from '../components/hero.tsx';
import { SiteFrame } from '../components/site-frame.tsx';

export function LandingPage() {
  return (
    <SiteFrame>
      <Hero />
    </SiteFrame>
  );
}
