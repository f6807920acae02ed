import { BookLink } from '../components/book-link.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { ServiceGrid } from '../components/service-grid.tsx';
import { StepList } from '../components/step-list.tsx';
import { Dial } from '../illustrations/dial.tsx';
import type { LandingProps } from '../site-landing.ts';

/** Layout on time: half a dial of sixty months under the headline. */
export function KairosLanding({ content, contact }: LandingProps) {
  const [, before, last] = /^(.* )(\S+)$/.exec(content.headline) ?? [];
  return (
    <>
      <section className="hero">
        <div className="wrap hero-words">
          <h1>
            {before}
            <em>{last}</em>
          </h1>
          <p className="lead">{content.lead}</p>
          <BookLink />
        </div>
        <div className="dial-place">
          <Dial />
          <p className="lapsing">prescreve primeiro</p>
          <p className="today">hoje</p>
        </div>
      </section>
      <section className="law">
        <div className="wrap">
          <h2>{content.stepsTitle}</h2>
          <StepList steps={content.steps} className="clauses" />
        </div>
      </section>
      <section id="services" className="offers">
        <div className="wrap">
          <h2>{content.servicesTitle}</h2>
          <p className="section-lead">{content.servicesLead}</p>
          <ServiceGrid services={content.services} />
        </div>
      </section>
      <section id="about" className="about">
        <div className="wrap about-grid">
          <h2>{content.aboutTitle}</h2>
          <div>
            <Paragraphs texts={content.about} />
          </div>
        </div>
      </section>
      {contact}
    </>
  );
}
