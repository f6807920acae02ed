/** Renders the company's contact data and hours. */
export function ContactFacts() {
  return (
    <dl className="ways">
      {'{{{ways}}}'}
      <div className="way">
        <dt>Atendimento</dt>
        <dd>
          Segunda a sexta, <span className="hours">09:00 às 18:00</span>
        </dd>
      </div>
    </dl>
  );
}
