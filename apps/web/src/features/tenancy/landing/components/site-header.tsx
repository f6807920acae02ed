interface SiteHeaderProps {
  /** Base of the anchor links: '' on the landing page, '/' on the other pages of the site. */
  base: '' | '/';
}

const links = [
  ['#inicio', 'Início'],
  ['#services', 'Serviços'],
  ['#about', 'Sobre'],
  ['#contact', 'Contato'],
] as const;

/** Renders the header, which changes after 50 px of scrolling and offers sharing on phones and tablets. */
export function SiteHeader({ base }: SiteHeaderProps) {
  return (
    <header className="site-header" data-header>
      <div className="bar">
        <a className="brand" href={`${base}#inicio`}>
          {'{{{logo}}}'}
        </a>
        <nav aria-label="Site">
          {links.map(([href, label]) => (
            <a key={href} href={base + href}>
              {label}
            </a>
          ))}
        </nav>
        <div className="header-actions">
          <button type="button" className="share" data-share hidden>
            <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor">
              <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11.5H4.5v9h15v-9H18" />
            </svg>
            <span>Compartilhar</span>
          </button>
          <a className="enter" href="{{enter}}">
            Entrar
          </a>
          <a className="button" href={`${base}#contact`}>
            Agendar Consulta
          </a>
        </div>
      </div>
    </header>
  );
}
