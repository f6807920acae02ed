interface SiteHeaderProps {
  /** Where the anchors lie: '' on the landing page itself, '/' on the other pages of the site. */
  base: '' | '/';
}

const links = [
  ['#inicio', 'Início'],
  ['#services', 'Serviços'],
  ['#about', 'Sobre'],
  ['#contact', 'Contato'],
] as const;

/** Changes its look past 50 px; on phones and tablets it offers to share the page. */
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
