import { BookLink } from '../components/book-link.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { ServiceGrid } from '../components/service-grid.tsx';
import { StepList } from '../components/step-list.tsx';
import { MonthStatement } from '../illustrations/month-statement.tsx';
import type { LandingProps } from '../site-landing.ts';

/** Neutral layout with a chart of tax due and paid; works with any tenant's name and colours. */
export function DefaultLanding({ content, contact }: LandingProps) {
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <h1>{content.headline}</h1>
          <div className="hero-grid">
            <div className="hero-words">
              <p className="lead">{content.lead}</p>
              <p className="ways-on">
                <BookLink />
                <a className="onward" href="#services">
                  Conhecer os serviços
                </a>
              </p>
            </div>
            <MonthStatement />
          </div>
        </div>
      </section>
      <section id="services" className="offers">
        <div className="wrap">
          <div className="offers-head">
            <h2>{content.servicesTitle}</h2>
            <p className="section-lead">{content.servicesLead}</p>
          </div>
          <ServiceGrid services={content.services} />
        </div>
      </section>
      <section id="about" className="about">
        <div className="wrap about-grid">
          <div className="about-words">
            <h2>{content.aboutTitle}</h2>
            <Paragraphs texts={content.about} />
          </div>
          <div>
            <h3>{content.stepsTitle}</h3>
            <StepList steps={content.steps} heading="h4" className="given" />
          </div>
        </div>
      </section>
      {contact}
    </>
  );
}
