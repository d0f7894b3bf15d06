import { type Activator, hasWorkingFallback, isDormant, NEAR_PX } from './activation';
import type { Diagnosis } from './diagnosis';
import type { Surface } from './entry';
import { createFiles } from './files';
import { listen, trackInput } from './inputTracking';
import type { ObservedWidget } from './observedWidget';
import type { Runtime } from './runtime';
import type { FileTable } from './table';

/** How long the files of a widget may take before the fallback HTML handles the click, in milliseconds. */
export const LOAD_TIMEOUT_MS = 10_000;

/** Controls of the fallback HTML that a customer can press. */
const PRESSABLE = 'a,button,[type=submit]';

export type Loader = Activator & {
  version: string;
  /** The state of each element, for diagnosis. */
  observed: ReadonlyMap<Element, ObservedWidget>;
  /** Loads a chunk that another chunk imports on demand: `./drawers-x.js`. */
  load(path: string): Promise<unknown>;
  /** The part that the page's scripts can use. */
  page: {
    /** Sends commands to the runtime. */
    push(...commands: unknown[]): void;
    /** Prints the state of the page's elements and resolves with it. Rejects when its code cannot be loaded. */
    diagnose(): Promise<Diagnosis>;
  };
  start(): void;
};

/**
 * Finds the page's widgets. Mounts each one when it is near the window, when a customer interacts with it, or when it
 * is opened. Where the fallback HTML can stay, the runtime loads once the page is idle, so that the first click does
 * not wait for it. The first interaction then opens the shop.
 */
export function createLoader(table: FileTable, base: string, nonce: string): Loader {
  const files = createFiles(table, base, nonce);
  const input = trackInput();
  const observed = new Map<Element, ObservedWidget>();
  let isRuntimeUsed = false;
  let hasFallback: true | undefined;

  const runtime = () => files.load() as Promise<Runtime>;

  /**
   * Loads the runtime and the file of the widget in parallel. The runtime opens the shop while that file is still
   * loading.
   */
  async function loadWidget({ slug }: ObservedWidget, configId: string | undefined): Promise<[Runtime, Surface]> {
    const { file } = files.homeOf(slug);
    files.prefetch(file);
    isRuntimeUsed = true;
    const it = await runtime();
    it.begin(configId);
    return [it, ((await files.load(file)) as { widgets: Surface }).widgets];
  }

  // some browsers do not have it
  const near =
    (window as Partial<typeof globalThis>).IntersectionObserver &&
    new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) if (isIntersecting) mount(target);
      },
      { rootMargin: `${NEAR_PX}px` },
    );

  async function mount(element: Element) {
    const widget = enter(element);
    if (widget.isLoading !== undefined) return;
    widget.isLoading = true;
    near?.unobserve(element);
    element.setAttribute('aria-busy', 'true');
    // the fallback HTML then handles the click; a file that arrives later still mounts the widget
    const late = setTimeout(() => fail(new Error('timed out')), LOAD_TIMEOUT_MS);
    function fail(error: Error) {
      widget.isLoading = undefined;
      const message = `${widget.slug}: ${error.message}`;
      console.error(`Quire: ${message}`, element);
      const detail = { kind: 'integration', code: 'LOAD_FAILED', message };
      element.dispatchEvent(new CustomEvent('quire:problem', { bubbles: true, detail }));
      end();
    }
    function end() {
      clearTimeout(late);
      element.removeAttribute('aria-busy');
      answerPress(widget);
    }
    try {
      const [runtime, widgets] = await loadWidget(widget, (element as HTMLElement).dataset.config);
      clearTimeout(late);
      // a later click waited for the same files and was resolved first
      if (widget.mounting) return;
      widget.isLoading = true;
      widget.mounting = runtime.mount(element as HTMLElement, widget, widgets, input.released);
      const mounted = await widget.mounting;
      if (observed.get(element) !== widget) return mounted.unmount();
      widget.mounted = mounted;
      widget.isLoading = false;
      end();
    } catch (error) {
      if (observed.get(element) === widget) fail(error as Error);
    }
  }

  /**
   * Replays the queued click on the widget. If no widget was mounted, or it has no control that matches the pressed
   * one, the click goes to the fallback HTML.
   */
  function answerPress(widget: ObservedWidget) {
    const { press, mounted } = widget;
    widget.press = undefined;
    if (!press) return;
    press.removeAttribute('aria-busy');
    const { isLoading } = widget;
    widget.isLoading = false;
    (mounted?.control?.() ?? press).click();
    widget.isLoading = isLoading;
  }

  function queueFirstClick(event: MouseEvent) {
    const { element, control } = findTarget(event);
    // these keys may open another tab or window
    if (!element || !control || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const one = enter(element);
    // the element is invalid, so the fallback HTML handles the click
    if (one.isLoading === false) return;
    event.preventDefault();
    event.stopPropagation();
    one.press ??= control;
    one.press.setAttribute('aria-busy', 'true');
    input.release();
    mount(element);
  }

  /** The widget's element that an event happens in, and the pressable control there. */
  function findTarget({ target }: Event) {
    const around = (selector: string) => (target as Element).closest?.<HTMLElement>(selector);
    return { element: around('[data-quire]'), control: around(PRESSABLE) };
  }

  /** Pointer or focus on a control mounts its widget. Any other interaction starts the runtime in idle time. */
  function handleInteraction(event: Event) {
    const { element, control } = findTarget(event);
    if (element && control) mount(element);
    else if (hasFallback && !isRuntimeUsed) {
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

  function enter(element: Element): ObservedWidget {
    const widget = observed.get(element) ?? { slug: element.getAttribute('data-quire') as string };
    observed.set(element, widget);
    return widget;
  }

  function watch(element: Element) {
    if (observed.has(element)) return;
    if (hasWorkingFallback(element)) {
      if (!hasFallback) whenIdle(() => files.load(undefined, 'low').catch(() => {}));
      hasFallback = true;
    } else if (!(files.homeOf(enter(element).slug).isDormant && isDormant(element))) {
      // the observer reports a near element one frame later, and a frame of a long page takes long
      files.prefetch();
      if (near) near.observe(element);
      else mount(element);
    }
  }

  /** Runs after moved elements are connected again, so their widgets stay. */
  function follow() {
    document.querySelectorAll('[data-quire]').forEach(watch);
    for (const [element, widget] of observed) {
      if (element.isConnected) continue;
      observed.delete(element);
      near?.unobserve(element);
      widget.mounted?.unmount();
    }
  }

  const run = (command: unknown) => runtime().then((it) => it.command(command));

  return {
    load: (path) => files.load(path.slice(2)),
    observed,
    version: table.version,
    activate(wanted) {
      const called = [...observed].filter(([element, { slug }]) => slug === wanted && mount(element));
      return !!called[0];
    },
    page: {
      push(...commands) {
        for (const command of commands) run(command).catch((error) => console.error('Quire:', error));
      },
      diagnose: () => run(['diagnose']) as Promise<Diagnosis>,
    },
    start() {
      listen(['click'], queueFirstClick);
      listen(['pointerover', 'focusin'], handleInteraction);
      new MutationObserver(follow).observe(document, { childList: true, subtree: true });
      follow();
    },
  };
}

/** Runs `act` in idle time after this frame, so that widgets near the window request their files first. */
function whenIdle(act: () => unknown) {
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(act));
}
