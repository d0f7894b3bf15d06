import { spawnSync } from 'node:child_process';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { Options, ServiceBuilder } from 'selenium-webdriver/chrome';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { PAPER, productPath } from '../journeys/page/products';
import { testServers } from '../journeys/page/testServers';
import { findChromium } from '../support/browser/chromium';

/** Debian has it in the package `chromium-driver`. Selenium does not download one here. */
const DRIVER = spawnSync('sh', ['-c', 'command -v chromedriver'], { encoding: 'utf8' }).stdout.trim();

/** Tests as a shop's own team writes them, with the implicit wait that most of them set. */
describe.skipIf(!DRIVER)('Selenium', () => {
  let driver: WebDriver;

  beforeAll(async () => {
    const { path } = await findChromium();
    const options = new Options().addArguments('--headless', '--no-sandbox', '--window-size=1280,900');
    driver = await new Builder()
      .forBrowser('chrome')
      .setChromeOptions(options.setBinaryPath(path) as Options)
      .setChromeService(new ServiceBuilder(DRIVER))
      .build();
    await driver.manage().setTimeouts({ implicit: 10_000 });
  });
  afterAll(() => driver?.quit());

  const open = async (path: string) => {
    await driver.get(testServers().shopUrl + path);
    await driver.manage().deleteAllCookies();
    await driver.executeScript('localStorage.clear()');
    await driver.navigate().refresh();
  };
  /** The implicit wait does not cover shadow roots, and a drawer has none before it opens. */
  const shadowOf = async (slug: string) => {
    const element = await driver.findElement(By.css(`[data-quire=${slug}]`));
    return (await driver.wait(() => element.getShadowRoot().catch(() => false), 10_000)) as Awaited<
      ReturnType<typeof element.getShadowRoot>
    >;
  };

  /** Waits until the button of the mini cart has that name. */
  const waitForCart = async (name: string) => {
    const badge = await (await shadowOf('mini-cart')).findElement(By.css('button'));
    await driver.wait(async () => (await badge.getAttribute('aria-label')) === name, 10_000);
    return badge;
  };

  test('presses add buttons by CSS, by XPath and again, and reads the cart [CART-ADD-005]', async () => {
    await open('/webapp/category/paper');
    await driver.findElement(By.css(`[data-sku="${PAPER.sku}"] button`)).click();
    await waitForCart('Cart, 1 item');
    await driver.findElement(By.xpath('(//button[starts-with(normalize-space(), "Add to cart")])[2]')).click();
    await waitForCart('Cart, 2 items');
    await driver.findElement(By.css(`[data-sku="${PAPER.sku}"] button`)).click();
    await waitForCart('Cart, 3 items');
  });

  test('holds on to a button while its widget mounts [DEC-Q14]', async () => {
    await open('/webapp/category/paper');
    const button = await driver.findElement(By.css(`[data-sku="${PAPER.sku}"] button`));
    await button.click();
    await waitForCart('Cart, 1 item');
    await driver.wait(until.elementIsVisible(button), 10_000);
    await button.click();
    await waitForCart('Cart, 2 items');
  });

  test('types a quantity, closes the drawer, and changes the cart [CART-ADD-001]', async () => {
    await open(productPath(PAPER.sku));
    const product = await shadowOf('add-to-cart-button');
    const quantity = await product.findElement(By.css('input'));
    await quantity.sendKeys(Key.chord(Key.CONTROL, 'a'), '3');
    await (await product.findElement(By.css('.quire-button'))).click();
    const drawer = await (await shadowOf('atc-drawer')).findElement(By.css('dialog[open]'));
    await driver.wait(until.elementTextContains(drawer, PAPER.name), 10_000);
    await driver.actions().sendKeys(Key.ESCAPE).perform();

    await (await waitForCart('Cart, 3 items')).click();
    const panel = await (await shadowOf('mini-cart')).findElement(By.css('dialog[open]'));
    await driver.wait(until.elementTextContains(panel, PAPER.name), 10_000);
  });

  test('chooses in a select [DEC-Q597]', async () => {
    await open('/webapp/landing/deals');
    const landing = await shadowOf('landing-page');
    await (await landing.findElement(By.css('option[value=SALE]'))).click();
    await driver.wait(until.urlContains('SALE'), 10_000);
  });

  test('searches stores, and presses a button in the list [DEC-Q597]', async () => {
    await open('/webapp/stores');
    const stores = await shadowOf('store-locator');
    await (await stores.findElement(By.css('input'))).sendKeys('02138', Key.ENTER);
    await (await stores.findElement(By.css('[aria-label^="Make this my store"]'))).click();
    const widget = await stores.findElement(By.css('.quire'));
    await driver.wait(until.elementTextContains(widget, 'is now your store'), 10_000);
  });

  test('types in the frame of a card [DEC-Q597]', async () => {
    await open('/webapp/giftcards');
    const balance = await shadowOf('gift-card-balance');
    await driver.switchTo().frame(await balance.findElement(By.css('iframe')));
    await (await driver.findElement(By.css('input'))).sendKeys('6006 0000 0000 0000 500', Key.TAB, '1234');
    await driver.switchTo().defaultContent();
    await (await balance.findElement(By.css('button'))).click();
    const widget = await balance.findElement(By.css('.quire'));
    await driver.wait(until.elementTextContains(widget, 'ending in 0500'), 10_000);
  });
});
