// The analytics layer of the shop's pages: it has a method for each kind of event, and sends what it is told in parcels.
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
  const waiting = [];
  let timer;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const parcel = new Blob([JSON.stringify(waiting.splice(0, 50))], { type: 'application/json' });
      navigator.sendBeacon('/webapp/analytics/events', parcel);
    }
  }

  function hear(event) {
    waiting.push(event);
    timer ??= setTimeout(send, 300);
  }

  addEventListener('pagehide', send);
  window.analyticsAdapter = { model: {}, ...Object.fromEntries(kinds.map((kind) => [kind, hear])) };
})();
