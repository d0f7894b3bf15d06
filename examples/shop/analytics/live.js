// Fetches the events since the page was rendered, while the page is visible.
(() => {
  const list = document.querySelector('[data-events]');
  const status = document.querySelector('[data-event-count]');
  if (!list || !status) return;

  async function refresh() {
    if (document.visibilityState === 'visible') {
      const since = list.firstElementChild?.getAttribute('data-id') ?? '0';
      const response = await fetch(`/webapp/analytics/rows?since=${since}`);
      const rows = response.ok ? await response.text() : '';
      list.insertAdjacentHTML('afterbegin', rows);
      if (rows !== '') status.textContent = `${list.children.length} events`;
    }
  }

  const scheduleNext = () =>
    setTimeout(
      () =>
        refresh()
          .catch(() => undefined)
          .finally(scheduleNext),
      1000,
    );
  scheduleNext();
})();
