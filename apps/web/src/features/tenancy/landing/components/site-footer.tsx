/** Renders the company's data and the legally required notices. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <p className="legal">{'{{razao_social}}\u00a0· CNPJ {{cnpj}}'}</p>
        <nav aria-label="Rodapé">
          <a href="/servicos">Serviços por regime</a>
          <a href="/contato">Contato</a>
          <a href="/termos-de-uso">Termos de uso</a>
          <a href="/login-client">Área do cliente</a>
          <a href="/verificar">Verificar documento</a>
        </nav>
        <p className="fine">
          O resultado depende dos documentos e do regime de cada empresa. A restituição é decidida pela autoridade
          fiscal ou judicial; nenhum valor ou prazo é garantido antes dessa decisão.
        </p>
      </div>
      <a className="to-top" href="#inicio" data-top>
        <span>Voltar ao topo</span>
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor">
          <path d="M12 19.5V5M5.5 11.5 12 5l6.5 6.5" />
        </svg>
      </a>
    </footer>
  );
}
