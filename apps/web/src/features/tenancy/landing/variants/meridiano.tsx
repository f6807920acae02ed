import { BookLink } from '../components/book-link.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { ServiceGrid } from '../components/service-grid.tsx';
import { StepList } from '../components/step-list.tsx';
import { Globe } from '../illustrations/globe.tsx';
import type { LandingProps } from '../site-landing.ts';

/** Layout in the style of a nautical chart: graticule, globe and a course between ports. */
export function MeridianoLanding({ content, contact }: LandingProps) {
  return (
    <>
      <section className="hero">
        <div className="wrap hero-grid">
          <div className="hero-words">
            <p className="place">{'{{title}}\u00a0· {{cidade}}'}</p>
            <h1>{content.headline}</h1>
            <p className="lead">{content.lead}</p>
            <p className="ways-on">
              <BookLink />
              <a className="onward" href="#services">
                Ver as seis frentes
              </a>
            </p>
          </div>
          <Globe />
        </div>
        <dl className="wrap bearings">
          <div>
            <dt>5 anos</dt>
            <dd>é o prazo para pedir de volta, contado de cada pagamento (CTN, art. 168)</dd>
          </div>
          <div>
            <dt>Selic</dt>
            <dd>corrige o valor desde o mês seguinte ao pagamento indevido</dd>
          </div>
          <div>
            <dt>Item a item</dt>
            <dd>é como lemos as notas: produto, NCM, regra e lei</dd>
          </div>
        </dl>
      </section>
      <section id="services" className="frontiers">
        <div className="wrap frontiers-grid">
          <div className="frontiers-head">
            <h2>{content.servicesTitle}</h2>
            <p className="section-lead">{content.servicesLead}</p>
          </div>
          <ServiceGrid services={content.services} />
        </div>
      </section>
      <section id="about" className="about">
        <div className="wrap">
          <div className="about-words">
            <h2>{content.aboutTitle}</h2>
            <Paragraphs texts={content.about} />
          </div>
          <h3>{content.stepsTitle}</h3>
          <StepList steps={content.steps} heading="h4" className="route" />
        </div>
      </section>
      {contact}
    </>
  );
}
