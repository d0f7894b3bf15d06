import { buildSync } from 'esbuild';
import { Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { EngineLocator, EnginePage, Finder, Name } from '../page';
import type { Pattern, Step } from './findInPage';

const PATIENCE_MS = 20_000;
const POLL_MS = 50;

let bundle: string | undefined;

/** The functions of `findInPage.ts` as a script that leaves them in the page. */
function findInPage(): string {
  bundle ??= buildSync({
    entryPoints: [new URL('findInPage.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: '__find',
    minify: true,
    define: { 'process.env': '{}' },
  }).outputFiles[0]?.text;
  return `${bundle}; window.__find = __find;`;
}

/** One tab. Every command selects its window and frame first, because a session has one selection. */
export class WebDriverPage implements EnginePage {
  constructor(
    private readonly driver: WebDriver,
    private readonly handle: string,
    private readonly baseURL: string,
  ) {}

  async goto(path: string): Promise<void> {
    await this.select();
    await this.driver.get(new URL(path, this.baseURL).href);
  }
  async reload(): Promise<void> {
    await this.select();
    await this.driver.navigate().refresh();
  }
  async waitForURL(url: RegExp): Promise<void> {
    await this.until(`the page ${url}`, async () => {
      const state = await this.evaluate(() => `${location.href} ${document.readyState}`);
      return url.test(state.replace(/ \w+$/, '')) && state.endsWith('complete');
    });
  }
  async bringToFront(): Promise<void> {
    await this.select();
  }

  async evaluate<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
    await this.select();
    return this.execute(`return (${run})(input)`, arg);
  }

  readonly keyboard = {
    press: async (key: string) => {
      await this.select();
      await this.keys(key);
    },
    type: async (text: string) => {
      await this.select();
      await this.driver.actions().sendKeys(text).perform();
    },
  };

  getByRole: Finder['getByRole'] = (...args) => this.locate([]).getByRole(...args);
  getByText: Finder['getByText'] = (...args) => this.locate([]).getByText(...args);
  getByLabel: Finder['getByLabel'] = (...args) => this.locate([]).getByLabel(...args);
  locator: Finder['locator'] = (css) => this.locate([]).locator(css);
  frameLocator(css: string): Finder {
    return this.locate([], cssSteps(css));
  }

  private locate(steps: Step[], frame?: Step[]): WebDriverLocator {
    return new WebDriverLocator(this, steps, frame);
  }

  /** Selects this tab, and the frame that the steps find in it. */
  async select(frame?: Step[]): Promise<void> {
    await this.driver.switchTo().window(this.handle);
    await this.driver.switchTo().defaultContent();
    if (!frame) return;
    await this.withFinder();
    const element = await this.driver.executeScript(
      'return __find.find(JSON.parse(arguments[0]))[0]',
      JSON.stringify(frame),
    );
    if (!element) throw new Error(`no frame ${JSON.stringify(frame)}`);
    await this.driver.switchTo().frame(element as never);
  }

  /** Runs a function's body on `elements`, which the steps find, in the selected frame. */
  async run<Result>(steps: Step[], body: string, input?: unknown): Promise<Result> {
    await this.withFinder();
    return this.execute(`const elements = __find.find(${JSON.stringify(steps)}); ${body}`, input);
  }

  /** Results travel as a text, because pages patch how arrays are serialised. */
  private async execute<Result>(body: string, input?: unknown): Promise<Result> {
    const answer: string = await this.driver.executeAsyncScript(
      `const done = arguments[1];
       const input = arguments[0] === null ? undefined : JSON.parse(arguments[0]);
       (async () => { ${body} })().then(
         (value) => done('{"value":' + (JSON.stringify(value) ?? 'null') + '}'),
         (error) => done(JSON.stringify({ error: String(error) })));`,
      input === undefined ? null : JSON.stringify(input),
    );
    const { value, error } = JSON.parse(answer);
    if (error) throw new Error(error);
    return value;
  }

  private async withFinder(): Promise<void> {
    const isThere = await this.driver.executeScript('return "__find" in window');
    if (!isThere) await this.driver.executeScript(findInPage());
  }

  /** Moves the pointer to the point, and presses there. */
  async point({ x, y }: { x: number; y: number }, isPress: boolean): Promise<void> {
    const moved = this.driver.actions({ async: true }).move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
    await (isPress ? moved.press().release() : moved).perform();
  }

  async keys(key: string): Promise<void> {
    const [last = '', ...held] = key.split('+').reverse();
    const actions = this.driver.actions({ async: true });
    for (const each of held) actions.keyDown(keyOf(each));
    actions.keyDown(keyOf(last)).keyUp(keyOf(last));
    for (const each of held) actions.keyUp(keyOf(each));
    await actions.perform();
  }

  async type(text: string): Promise<void> {
    await this.driver.actions({ async: true }).sendKeys(text).perform();
  }

  /** Repeats until it returns something. What throws because the page is being replaced is tried again too. */
  async until<Result>(what: string, attempt: () => Promise<Result | null | false>): Promise<Result> {
    let failure: unknown;
    for (const start = Date.now(); Date.now() - start < PATIENCE_MS; ) {
      try {
        const result = await attempt();
        if (result !== null && result !== false) return result;
        failure = undefined;
      } catch (error) {
        failure = error;
      }
      await new Promise((next) => setTimeout(next, POLL_MS));
    }
    throw new Error(`timed out: ${what}`, { cause: failure });
  }
}

const CORNER = `elements[0].scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top } = elements[0].getBoundingClientRect();
  return { x: Math.round(left + elements[0].clientLeft), y: Math.round(top + elements[0].clientTop) }`;

class WebDriverLocator implements EngineLocator {
  constructor(
    private readonly page: WebDriverPage,
    private readonly steps: Step[],
    private readonly frame: Step[] | undefined,
  ) {}

  private then_(...steps: Step[]): WebDriverLocator {
    return new WebDriverLocator(this.page, [...this.steps, ...steps], this.frame);
  }

  getByRole: Finder['getByRole'] = (role, { name, exact } = {}) =>
    this.then_({ by: 'role', role, ...(name !== undefined && { name: patternOf(name, exact) }) });
  getByText: Finder['getByText'] = (text, { exact } = {}) =>
    this.then_({ by: 'text', pattern: patternOf(text, exact) });
  getByLabel: Finder['getByLabel'] = (text, { exact } = {}) =>
    this.then_({ by: 'label', pattern: patternOf(text, exact) });
  locator: Finder['locator'] = (css) => this.then_(...cssSteps(css));
  first = () => this.then_({ by: 'end', end: 'first' });
  last = () => this.then_({ by: 'end', end: 'last' });
  filter = ({ hasText, visible }: { hasText?: Name; visible?: true }) =>
    this.then_(
      ...(hasText === undefined ? [] : [{ by: 'hasText', pattern: patternOf(hasText) } as const]),
      ...(visible ? [{ by: 'visible' } as const] : []),
    );

  click = () => this.pressAt(true);
  hover = () => this.pressAt(false);
  async focus() {
    await this.page.until(`focus ${this}`, () => this.ask('elements[0]?.focus(); return elements.length > 0'));
  }
  async fill(text: string) {
    await this.click();
    await this.ask('elements[0].select()');
    await (text === '' ? this.page.keys('Backspace') : this.page.type(text));
  }
  async press(key: string) {
    await this.focus();
    await this.page.keys(key);
  }
  async check() {
    if (!(await this.ask<boolean>('return elements[0]?.checked ?? false'))) await this.click();
  }
  async selectOption(value: string) {
    await this.page.until(`select in ${this}`, () => this.ask<boolean>('return elements.length > 0'));
    await this.ask(
      `elements[0].value = input;
       for (const type of ['input', 'change']) elements[0].dispatchEvent(new Event(type, { bubbles: true }));`,
      value,
    );
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}) {
    await this.page.until(`${this} is ${state}`, async () => (await this.isVisible()) === (state === 'visible'));
  }
  count = () => this.ask<number>('return elements.length');
  isVisible = () => this.ask<boolean>('return elements.some(__find.isVisible)');
  innerText = () => this.read<string>('innerText');
  inputValue = () => this.read<string>('value');
  async getAttribute(name: string) {
    const attribute = await this.page.until(`${this}`, () =>
      this.ask<{ value: string | null }>('return elements[0] && { value: elements[0].getAttribute(input) }', name),
    );
    return attribute.value;
  }

  private read<Result>(property: string): Promise<Result> {
    return this.page.until(`${property} of ${this}`, () => this.ask<Result>('return elements[0]?.[input]', property));
  }

  private async ask<Result>(body: string, input?: unknown): Promise<Result> {
    await this.page.select(this.frame);
    return this.page.run<Result>(this.steps, body, input);
  }

  private async pressAt(isPress: boolean): Promise<void> {
    const { x, y } = await this.page.until(`${isPress ? 'press' : 'hover over'} ${this}`, () =>
      this.ask<{ x: number; y: number } | null>('return __find.pointOf(elements.find(__find.isVisible))'),
    );
    // the driver counts from the corner of the window, also while a frame is selected
    await this.page.select();
    const corner = this.frame ? await this.page.run<{ x: number; y: number }>(this.frame, CORNER) : { x: 0, y: 0 };
    await this.page.point({ x: x + corner.x, y: y + corner.y }, isPress);
    await this.page.select(this.frame);
  }

  toString(): string {
    return JSON.stringify([...(this.frame ?? []), ...this.steps]);
  }
}

const patternOf = (text: Name, exact = false): Pattern =>
  typeof text === 'string' ? { text, isExact: exact } : { source: text.source, flags: text.flags };

/** A blank of a selector leads into shadow roots too. */
const cssSteps = (css: string): Step[] =>
  css.split(/(?<![>+~,])\s+(?![>+~])/).map((part) => ({ by: 'css', css: part }));

const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Space: ' ',
  Backspace: Key.BACK_SPACE,
  Home: Key.HOME,
  End: Key.END,
  Shift: Key.SHIFT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};
const keyOf = (name: string): string => KEYS[name] ?? name;
