// Fetches the events since the page was rendered, while the page is visible.
(() => {
  const list = document.querySelector('[data-events]');
  const status = document.querySelector('[data-event-count]');
  if (!list || !status) return;

  /** The page's policy allows no text that becomes HTML, but a request may parse its response. */
  function readRows(since) {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', `/webapp/analytics/rows?since=${since}`);
      request.responseType = 'document';
      request.onload = () => resolve(request.status === 200 ? [...request.response.body.children] : []);
      request.onerror = reject;
      request.send();
    });
  }

  async function refresh() {
    if (document.visibilityState === 'visible') {
      const since = list.firstElementChild?.getAttribute('data-id') ?? '0';
      const rows = await readRows(since);
      list.prepend(...rows);
      if (rows.length > 0) status.textContent = `${list.children.length} events`;
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
