import { BookLink } from '../components/book-link.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { ServiceGrid } from '../components/service-grid.tsx';
import { StepList } from '../components/step-list.tsx';
import { StarFort } from '../illustrations/star-fort.tsx';
import type { LandingProps } from '../site-landing.ts';

/** Layout in the style of a printed prospectus: ruled and symmetrical, with the plan of a fort. */
export function BaluarteLanding({ content, contact }: LandingProps) {
  return (
    <>
      <section className="hero">
        <div className="wrap plate">
          <div className="side">
            <p>Contabilidade</p>
            <p>Auditoria</p>
            <p>Recuperação de créditos</p>
          </div>
          <div className="title-page">
            <StarFort />
            <h1>{content.headline}</h1>
            <p className="lead">{content.lead}</p>
            <BookLink />
          </div>
          <div className="side right">
            <p>{'{{cidade}}'}</p>
            <p>Segunda a sexta</p>
            <p className="hours">09:00 às 18:00</p>
          </div>
        </div>
      </section>
      <section id="about" className="about">
        <div className="wrap">
          <h2>{content.aboutTitle}</h2>
          <div className="columns">
            <Paragraphs texts={content.about} />
          </div>
        </div>
      </section>
      <section id="services" className="areas">
        <div className="wrap">
          <h2>{content.servicesTitle}</h2>
          <p className="section-lead">{content.servicesLead}</p>
          <ServiceGrid services={content.services} />
        </div>
      </section>
      <section className="pledges">
        <div className="wrap">
          <h2>{content.stepsTitle}</h2>
          <StepList steps={content.steps} />
        </div>
      </section>
      {contact}
    </>
  );
}
