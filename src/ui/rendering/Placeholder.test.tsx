import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { Placeholder } from './Placeholder';

/** A widget element on a server-rendered page, with a button between its tags and another button outside. */
function setUpHost(written: string) {
  const host = document.createElement('div');
  const outside = document.createElement('button');
  host.innerHTML = written;
  document.body.append(host, outside);
  const shadow = host.attachShadow({ mode: 'open' });
  const box = shadow.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    outside.remove();
  });
  const render = (isOver: boolean) =>
    root.render(
      <div className="quire" data-over={isOver}>
        <Placeholder isOver={isOver}>
          <p>{isOver ? 'ours' : 'please wait'}</p>
        </Placeholder>
      </div>,
    );
  return {
    root,
    shadow,
    box,
    outside,
    render,
    servers: host.querySelector('button'),
    slot: () => box.querySelector('slot'),
  };
}

const BUTTON = '<button type="button">the server’s</button>';

test('whitespace between the tags is no fallback, so the loading content is rendered', async () => {
  const { box, render } = setUpHost('\n  ');
  render(false);
  await expect.poll(() => box.textContent).toBe('please wait');
});

test('focus in the fallback HTML moves to the widget when the widget replaces it, and not earlier', async () => {
  const { shadow, box, render, servers, slot } = setUpHost(BUTTON);
  render(false);
  await expect.poll(slot).not.toBeNull();
  servers?.focus();
  expect(document.activeElement).toBe(servers);
  render(true);
  await expect.poll(() => box.textContent).toBe('ours');
  expect(shadow.activeElement).toBe(box.querySelector('.quire'));
});

test('focus moves to the control of the same name in the widget, if it has one [DEC-Q563]', async () => {
  const { root, shadow, box, slot, servers, render } = setUpHost(BUTTON);
  render(false);
  await expect.poll(slot).not.toBeNull();
  servers?.focus();
  root.render(
    <div className="quire">
      <Placeholder isOver>
        <button type="button">another</button>
        <button type="button" aria-label="the server’s">
          ours
        </button>
      </Placeholder>
    </div>,
  );
  await expect.poll(() => box.querySelector('button')).not.toBeNull();
  expect(shadow.activeElement?.textContent).toBe('ours');
});

test('focus stays in an element of the fallback HTML that the widget continues to show in a slot', async () => {
  const { root, box, servers, slot, render } = setUpHost(BUTTON);
  render(false);
  await expect.poll(slot).not.toBeNull();
  servers?.focus();
  servers?.setAttribute('slot', 'cart');
  root.render(
    <div className="quire">
      <Placeholder isOver>
        <slot name="cart" />
      </Placeholder>
    </div>,
  );
  await expect.poll(() => box.querySelector('slot[name]')).not.toBeNull();
  expect(document.activeElement).toBe(servers);
});

test('focus elsewhere on the page is not moved when the fallback is replaced', async () => {
  const { shadow, box, outside, render, slot } = setUpHost(BUTTON);
  render(false);
  await expect.poll(slot).not.toBeNull();
  outside.focus();
  render(true);
  await expect.poll(() => box.textContent).toBe('ours');
  expect(document.activeElement).toBe(outside);
  expect(shadow.activeElement).toBeNull();
});

test.each([
  ['pointerdown', 'pointerup'],
  ['keydown', 'keyup'],
  ['pointerdown', 'blur'],
])('after %s, the fallback is not replaced until %s and a delay for the click that follows', async (down, up) => {
  const { box, render, slot } = setUpHost(BUTTON);
  render(false);
  await expect.poll(slot).not.toBeNull();
  slot()?.dispatchEvent(new Event(down));
  render(true);
  await expect.poll(() => box.querySelector('[data-over=true]')).not.toBeNull();
  expect(slot()).not.toBeNull();
  expect(box.textContent).not.toContain('ours');
  window.dispatchEvent(new Event(up));
  expect(slot()).not.toBeNull();
  await expect.poll(() => box.textContent).toBe('ours');
  expect(slot()).toBeNull();
});

test('content rendered ahead is hidden until the fallback is removed, and its element is reused then', async () => {
  const { box, root } = setUpHost(BUTTON);
  const render = (isOver: boolean) =>
    root.render(
      <Placeholder isOver={isOver} ahead={<button type="button">ours</button>}>
        {null}
      </Placeholder>,
    );
  const visibility = () => [
    box.querySelector('slot') !== null,
    box.querySelector('button')?.parentElement?.style.display,
  ];

  render(false);
  await expect.poll(visibility).toEqual([true, 'none']);
  const ownButton = box.querySelector('button');
  render(true);
  await expect.poll(visibility).toEqual([false, 'contents']);
  expect(box.querySelector('button')).toBe(ownButton);
});
