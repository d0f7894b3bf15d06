import { canStand, isAsleep, NEAR_PX, type Waker } from './coming';
import type { Diagnosis } from './diagnosis';
import type { Surface } from './entry';
import { createFiles } from './files';
import { listen, watchHands } from './hands';
import type { Runtime } from './runtime';
import type { FileTable } from './table';
import type { Watched } from './watched';

/** How long the files of a widget may take before the page's own HTML answers a press. */
export const LOAD_TIMEOUT_MS = 10_000;

/** A control of the server's HTML, and everything that may be pressed. */
const PRESSABLE = 'a,button,[type=submit]';

export type Loader = Waker & {
  version: string;
  /** What became of each element, for whoever diagnoses the page. */
  watched: ReadonlyMap<Element, Watched>;
  /** For a chunk that imports another one on demand: `./drawers-x.js`. */
  load(path: string): Promise<unknown>;
  /** What the page's scripts have of it. */
  page: {
    /** Commands for the runtime. */
    push(...commands: unknown[]): void;
    /** Prints what became of the page's elements, and gives it back; rejects when the code for that does not come. */
    diagnose(): Promise<Diagnosis>;
  };
  start(): void;
};

/**
 * Finds the page's widgets and mounts each when it is near the window, is interacted with, or is opened. Where the server's
 * HTML can stay, the runtime loads once the page is idle, so that the first press does not wait for it; it opens the shop at
 * the first interaction.
 */
export function createLoader(table: FileTable, base: string, nonce: string): Loader {
  const files = createFiles(table, base, nonce);
  const hands = watchHands();
  const watched = new Map<Element, Watched>();
  let isRuntimeUsed = false;
  let hasStanding: true | undefined;

  const runtime = () => files.load() as Promise<Runtime>;

  /** The runtime, which opens the shop while the file of the widget is still on its way, and the widgets of that file. */
  async function loadWidget({ slug }: Watched, configId: string | undefined): Promise<[Runtime, Surface]> {
    const { file } = files.homeOf(slug);
    files.prefetch(file);
    isRuntimeUsed = true;
    const it = await runtime();
    it.begin(configId);
    return [it, ((await files.load(file)) as { widgets: Surface }).widgets];
  }

  // a browser may not have it
  const near =
    (window as Partial<typeof globalThis>).IntersectionObserver &&
    new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) if (isIntersecting) mount(target);
      },
      { rootMargin: `${NEAR_PX}px` },
    );

  async function mount(element: Element) {
    const one = enter(element);
    if (one.isComing !== undefined) return;
    one.isComing = true;
    near?.unobserve(element);
    element.setAttribute('aria-busy', 'true');
    // the fallback answers then; a file that arrives later still brings the widget
    const late = setTimeout(() => fail(new Error('time-out')), LOAD_TIMEOUT_MS);
    function fail(error: Error) {
      one.isComing = undefined;
      const message = `${one.slug}: ${error.message}`;
      console.error(`Quire: ${message}`, element);
      const detail = { kind: 'integration', code: 'LOAD_FAILED', message };
      element.dispatchEvent(new CustomEvent('quire:problem', { bubbles: true, detail }));
      end();
    }
    function end() {
      clearTimeout(late);
      element.removeAttribute('aria-busy');
      answerPress(one);
    }
    try {
      const [runtime, widgets] = await loadWidget(one, (element as HTMLElement).dataset.config);
      clearTimeout(late);
      // a later press has waited for the same files, and was first
      if (one.mounting) return;
      one.isComing = true;
      one.mounting = runtime.mount(element as HTMLElement, one, widgets, hands.released);
      const mounted = await one.mounting;
      if (watched.get(element) !== one) return mounted.unmount();
      one.mounted = mounted;
      one.isComing = false;
      end();
    } catch (error) {
      if (watched.get(element) === one) fail(error as Error);
    }
  }

  /** The kept press goes to the widget; where none came, or it has nothing that stands for what was pressed, the server's HTML does what it always did. */
  function answerPress(one: Watched) {
    const { press, mounted } = one;
    one.press = undefined;
    if (!press) return;
    press.removeAttribute('aria-busy');
    const { isComing } = one;
    one.isComing = false;
    (mounted?.control?.() ?? press).click();
    one.isComing = isComing;
  }

  function keepFirstPress(event: MouseEvent) {
    const { element, control } = touched(event);
    // it may open another tab or window
    if (!element || !control || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const one = enter(element);
    // where the widget was refused, the page's HTML stays in charge
    if (one.isComing === false) return;
    event.preventDefault();
    event.stopPropagation();
    one.press ??= control;
    one.press.setAttribute('aria-busy', 'true');
    hands.release();
    mount(element);
  }

  /** The element of a widget that something happens to, and what the customer can press there. */
  function touched({ target }: Event) {
    const around = (selector: string) => (target as Element).closest?.<HTMLElement>(selector);
    return { element: around('[data-quire]'), control: around(PRESSABLE) };
  }

  /** Who comes near a control may press it. Any other sign of life says that there is a customer. */
  function touch(event: Event) {
    const { element, control } = touched(event);
    if (element && control) mount(element);
    else if (hasStanding && !isRuntimeUsed) {
      isRuntimeUsed = true;
      whenIdle(() =>
        runtime()
          .then((it) => it.begin())
          .catch(() => {
            isRuntimeUsed = false;
          }),
      );
    }
  }

  function enter(element: Element): Watched {
    const one = watched.get(element) ?? { slug: element.getAttribute('data-quire') as string };
    watched.set(element, one);
    return one;
  }

  function watch(element: Element) {
    if (watched.has(element)) return;
    if (canStand(element)) {
      if (!hasStanding) whenIdle(() => files.load(undefined, 'low').catch(() => {}));
      hasStanding = true;
    } else if (!(files.homeOf(enter(element).slug).isDormant && isAsleep(element))) {
      // what is near is known a frame later, and on a long page a frame takes its time
      files.prefetch();
      if (near) near.observe(element);
      else mount(element);
    }
  }

  /** Elements that were moved are connected again by the time this runs: they stay as they are. */
  function follow() {
    document.querySelectorAll('[data-quire]').forEach(watch);
    for (const [element, one] of watched) {
      if (element.isConnected) continue;
      watched.delete(element);
      near?.unobserve(element);
      one.mounted?.unmount();
    }
  }

  const run = (command: unknown) => runtime().then((it) => it.command(command));

  return {
    load: (path) => files.load(path.slice(2)),
    watched,
    version: table.version,
    wake(wanted) {
      const called = [...watched].filter(([element, { slug }]) => slug === wanted && mount(element));
      return !!called[0];
    },
    page: {
      push(...commands) {
        for (const one of commands) run(one).catch((error) => console.error('Quire:', error));
      },
      diagnose: () => run(['diagnose']) as Promise<Diagnosis>,
    },
    start() {
      listen(['click'], keepFirstPress);
      listen(['pointerover', 'focusin'], touch);
      new MutationObserver(follow).observe(document, { childList: true, subtree: true });
      follow();
    },
  };
}

/** After what this frame shows, so that a widget which is near has asked first. */
function whenIdle(act: () => unknown) {
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(act));
}
