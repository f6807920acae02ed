// The page that stands in while there is no network: names the brand of the last visit and leaves when it can.
(() => {
  try {
    const title = JSON.parse(localStorage.getItem('currentTenant') ?? 'null')?.branding.title;
    if (title) document.getElementById('marca').textContent = title;
    document.title = `Sem conexão · ${title ?? 'Restitui'}`;
  } catch {
    // A storage that cannot be read shows the default name.
  }
  const again = () => window.location.reload();
  document.getElementById('tentar').addEventListener('click', again);
  window.addEventListener('online', again);
})();
