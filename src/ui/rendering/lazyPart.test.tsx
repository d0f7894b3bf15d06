import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { lazyPart } from './lazyPart';

describe('lazyPart', () => {
  test('loads once, on the first render', async () => {
    const load = vi.fn(async () => ({ name }: { name: string }) => <p>{name}</p>);
    const Part = lazyPart(load);
    expect(load).not.toHaveBeenCalled();

    const page = renderWidget(<Part name="first" />);
    await page.findByText('first');
    page.redraw(
      <>
        <Part name="second" />
        <Part name="third" />
      </>,
    );
    await page.findByText('third');
    expect(load).toHaveBeenCalledOnce();
  });

  test('a failed preload does not call onMissing, and rendering loads the part again', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(() => <p>there</p>);
    const Part = lazyPart(load);
    const onMissing = vi.fn();

    Part.ahead?.();
    expect(load).toHaveBeenCalledOnce();
    const page = renderWidget(<Part onMissing={onMissing} />);
    await page.findByText('there');
    expect(onMissing).not.toHaveBeenCalled();
  });

  test('a failed load calls onMissing once, and the next mount loads the part again', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(() => <p>there</p>);
    const Part = lazyPart(load);
    const onMissing = vi.fn();

    const page = renderWidget(<Part onMissing={onMissing} />);
    await expect.poll(() => onMissing.mock.calls.length).toBe(1);
    page.redraw(<p>something else</p>);
    await page.findByText('something else');
    page.redraw(<Part onMissing={onMissing} />);
    await page.findByText('there');
    expect(onMissing).toHaveBeenCalledOnce();
  });
});
