export function BookLink() {
  return (
    <a className="button" href="#contact">
      Agendar Consulta
    </a>
  );
}
