// Fetches the events since the page was rendered, while the page is visible.
(() => {
  const list = document.querySelector('[data-told]');
  const news = document.querySelector('[data-told-news]');
  if (!list || !news) return;

  async function look() {
    if (document.visibilityState === 'visible') {
      const since = list.firstElementChild?.getAttribute('data-id') ?? '0';
      const answer = await fetch(`/webapp/analytics/rows?since=${since}`);
      const rows = answer.ok ? await answer.text() : '';
      list.insertAdjacentHTML('afterbegin', rows);
      if (rows !== '') news.textContent = `${list.children.length} events`;
    }
  }

  const again = () =>
    setTimeout(
      () =>
        look()
          .catch(() => undefined)
          .finally(again),
      1000,
    );
  again();
})();
