// The analytics layer of the shop's pages. It has a method for each kind of event, and sends the events in batches.
(() => {
  const kinds = [
    'link',
    'form',
    'pageForm',
    'navigation',
    'ctaInit',
    'ctaResponse',
    'contentLoading',
    'contentLoaded',
    'overlayLoaded',
    'overlayClosed',
    'bannerImpression',
    'storeState',
    'addToCart',
    'seePriceInCart',
    'bopis',
    'approveDecline',
  ];
  const address = '/webapp/analytics/events';
  const mostEvents = 50;
  // browsers limit keepalive requests of a closing page to 65,536 bytes
  const mostBytes = 60_000;
  const waiting = [];
  let timer;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const body = new Blob([`[${nextParcel()}]`], { type: 'application/json' });
      if (!navigator.sendBeacon(address, body)) {
        fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
      }
    }
  }

  function nextParcel() {
    let count = 0;
    let bytes = 2;
    while (count < Math.min(waiting.length, mostEvents)) {
      bytes += new Blob([waiting[count]]).size + 1;
      if (bytes > mostBytes && count > 0) break;
      count += 1;
    }
    return waiting.splice(0, count).join();
  }

  function hear(event) {
    waiting.push(JSON.stringify(event));
    timer ??= setTimeout(send, 300);
  }

  addEventListener('pagehide', send);
  // the customer has asked for it, on the page about analytics
  window.isVisitWatched = true;
  window.analyticsAdapter = { model: {}, ...Object.fromEntries(kinds.map((kind) => [kind, hear])) };
})();
