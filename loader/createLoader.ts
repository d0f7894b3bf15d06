import { ACTIVE, type Activator, NEAR_PX, workingButton } from './activation';
import type { Diagnosis } from './diagnosis/diagnosis';
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
  /** Loads a chunk that another chunk imports on demand: `./drawers-x.js`. */
  load(path: string): Promise<unknown>;
  /** The part that the page's scripts can use. */
  page: {
    /** Sends commands to the runtime. */
    push(...commands: unknown[]): void;
    /** Prints the state of the page's elements and resolves with it, also if no file of the script can be loaded. */
    diagnose(): Promise<Diagnosis>;
  };
  start(): void;
};

/**
 * Finds the page's widgets. Mounts each one when it is near the window, when a customer interacts with it, or when it
 * is opened. Where the fallback HTML can stay, the runtime loads once the page is idle, so that the first click does
 * not wait for it.
 */
export function createLoader(table: FileTable, base: string, nonce: string): Loader {
  const files = createFiles(table, base, nonce);
  const input = trackInput();
  const observed = new Map<Element, ObservedWidget>();

  const runtime = () => files.load() as Promise<Runtime>;

  // some pages remove it, and some browsers do not have it
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
    const late = setTimeout(() => end(Error('timed out')), LOAD_TIMEOUT_MS);
    function end(error?: Error) {
      clearTimeout(late);
      if (observed.get(element) !== widget) return widget.mounted?.unmount();
      if (error) {
        widget.isLoading = undefined;
        const message = `${widget.slug}: ${error.message}`;
        widget.failure = message;
        console.error(`Quire: ${message}`, element);
        element.dispatchEvent(
          new CustomEvent('quire:problem', {
            bubbles: true,
            detail: { kind: 'integration', code: 'LOAD_FAILED', message },
          }),
        );
      }
      element.removeAttribute('aria-busy');
      // replays the queued click on the widget; if it has no control that matches the pressed one, on the fallback HTML
      const { press, mounted, isLoading } = widget;
      if (!press) return;
      widget.press = undefined;
      press.removeAttribute('aria-busy');
      widget.isLoading = false;
      (mounted?.control?.(press) ?? press).click();
      widget.isLoading = isLoading;
    }
    try {
      // the runtime opens the shop while the file of the widget is still loading
      files.prefetch(widget.file);
      const it = await runtime();
      it.prepare(element as HTMLElement);
      const { widgets } = (await files.load(widget.file)) as { widgets: Surface };
      clearTimeout(late);
      // a later click waited for the same files and was resolved first
      if (widget.mounting) return;
      widget.isLoading = true;
      widget.mounting = it.mount(element as HTMLElement, widget, widgets, input.released);
      widget.mounted = await widget.mounting;
      widget.isLoading = false;
      end();
    } catch (error) {
      end(error as Error);
    }
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

  /** Pointer or focus on a control mounts its widget. */
  function handleInteraction(event: Event) {
    const { element, control } = findTarget(event);
    if (element && control) mount(element);
  }

  function enter(element: Element): ObservedWidget {
    const slug = (element as HTMLElement).dataset.quire as string;
    const { file, isDormant } = files.homeOf(slug);
    const widget = observed.get(element) ?? {
      slug,
      file,
      button: workingButton(element),
      isDormant: isDormant && !element.matches(ACTIVE),
    };
    observed.set(element, widget);
    return widget;
  }

  function watch(element: HTMLElement) {
    if (observed.has(element)) return;
    const widget = enter(element);
    if (widget.button) {
      // what is wrong with the element is reported before a customer needs it
      const check = (it: unknown) => void ((it as Runtime).prepare(element) || mount(element));
      (window.requestIdleCallback ?? setTimeout)(() => files.load(undefined, 'low').then(check, () => {}));
    } else if (!widget.isDormant) {
      // the observer reports a near element one frame later, and a frame of a long page takes long
      files.prefetch();
      if (near) near.observe(element);
      else mount(element);
    }
  }

  /** Runs after moved elements are connected again, so their widgets stay. */
  function follow() {
    for (const [element, widget] of observed) {
      const isSame = element.isConnected && (element as HTMLElement).dataset.quire === widget.slug;
      if (isSame && (!widget.button || element.contains(widget.button))) continue;
      observed.delete(element);
      near?.unobserve(element);
      element.removeAttribute('aria-busy');
      widget.mounted?.unmount();
      // the page has replaced the button, and the press is for the new one
      if (isSame && widget.press) {
        const next = enter(element);
        next.press = next.button ?? widget.press;
        mount(element);
      }
    }
    document.querySelectorAll<HTMLElement>('[data-quire]').forEach(watch);
  }

  const run = (command: unknown) => runtime().then((it) => it.command(command));

  return {
    load: (path) => files.load(path.slice(2)),
    observed,
    mount,
    version: table.version,
    files: table.files,
    page: {
      push(...commands) {
        for (const command of commands) run(command).catch((error) => console.error('Quire:', error));
      },
      diagnose: () =>
        (run(['diagnose']) as Promise<Diagnosis>).catch((error) => {
          console.error('Quire:', error);
          return {
            version: table.version,
            from: base,
            problem: error.message,
            scripts: [],
            configurations: [],
            widgets: [],
            files: [],
          };
        }),
    },
    start() {
      listen(['click'], queueFirstClick);
      listen(['pointerover', 'focusin'], handleInteraction);
      new MutationObserver(follow).observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['data-quire'],
      });
      follow();
    },
  };
}
