import type { Page } from 'playwright';

/**
 * What a journey uses of a browser, in every engine: a part of Playwright's `Page` and `Locator`, with their meaning. A
 * name or a text matches a part of the element's, in any case, unless it is `exact`. Actions wait for their element.
 */
export type EnginePage = Finder & {
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  waitForURL(url: RegExp): Promise<void>;
  evaluate<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  frameLocator(css: string): Finder;
  bringToFront(): Promise<void>;
};

export type Role = Parameters<Page['getByRole']>[0];
export type Name = string | RegExp;

export type Finder = {
  getByRole(role: Role, options?: { name?: Name; exact?: boolean }): EngineLocator;
  getByText(text: Name, options?: { exact?: boolean }): EngineLocator;
  getByLabel(text: Name, options?: { exact?: boolean }): EngineLocator;
  locator(css: string): EngineLocator;
};

export type EngineLocator = Finder & {
  first(): EngineLocator;
  last(): EngineLocator;
  filter(options: { hasText?: Name; visible?: true }): EngineLocator;
  click(): Promise<void>;
  hover(): Promise<void>;
  focus(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  check(): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
};
