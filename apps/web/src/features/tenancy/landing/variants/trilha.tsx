import { BookLink } from '../components/book-link.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { ServiceGrid } from '../components/service-grid.tsx';
import { StepList } from '../components/step-list.tsx';
import { Contours, TrailLandscape } from '../illustrations/trail-landscape.tsx';
import type { LandingProps } from '../site-landing.ts';

/** Layout of a hike: hills, a path through the steps, and plain texts. */
export function TrilhaLanding({ content, contact }: LandingProps) {
  return (
    <>
      <section className="hero">
        <div className="wrap hero-words">
          <h1>{content.headline}</h1>
          <div className="hero-aside">
            <p className="lead">{content.lead}</p>
            <BookLink />
          </div>
        </div>
        <TrailLandscape />
      </section>
      <section className="stops">
        <div className="wrap">
          <h2>{content.stepsTitle}</h2>
          <div className="path">
            <svg className="winding" viewBox="0 0 1200 200" preserveAspectRatio="none" fill="none" aria-hidden="true">
              <path d="M0 150C120 150 120 40 300 40s180 120 300 120 150-110 300-110 180 60 300-20" />
            </svg>
            <StepList steps={content.steps} />
          </div>
        </div>
      </section>
      <section id="services" className="pack">
        <div className="wrap">
          <h2>{content.servicesTitle}</h2>
          <p className="section-lead">{content.servicesLead}</p>
          <ServiceGrid services={content.services} />
        </div>
      </section>
      <section id="about" className="about">
        <Contours />
        <div className="wrap">
          <h2>{content.aboutTitle}</h2>
          <Paragraphs texts={content.about} />
        </div>
      </section>
      {contact}
    </>
  );
}
