import { BookLink } from '../components/book-link.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { ServiceGrid } from '../components/service-grid.tsx';
import { StepList } from '../components/step-list.tsx';
import { Invoice } from '../illustrations/invoice.tsx';
import type { LandingProps } from '../site-landing.ts';

/** Layout of the platform's page, with an invoice read line by line. */
export function GenericLanding({ content, contact }: LandingProps) {
  return (
    <>
      <section className="hero">
        <div className="wrap hero-grid">
          <Invoice />
          <div className="hero-words">
            <h1>{content.headline}</h1>
            <p className="lead">{content.lead}</p>
            <BookLink />
          </div>
        </div>
      </section>
      <section className="pipeline">
        <div className="wrap">
          <h2>{content.stepsTitle}</h2>
          <StepList steps={content.steps} />
        </div>
      </section>
      <section id="services" className="index">
        <div className="wrap index-grid">
          <div>
            <h2>{content.servicesTitle}</h2>
            <p className="section-lead">{content.servicesLead}</p>
          </div>
          <ServiceGrid services={content.services} />
        </div>
      </section>
      <section id="about" className="about">
        <div className="wrap">
          <h2>{content.aboutTitle}</h2>
          <div className="about-words">
            <Paragraphs texts={content.about} />
          </div>
        </div>
      </section>
      {contact}
    </>
  );
}
