import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/renderWidget';
import { lazyPart } from './lazyPart';

describe('a part that comes later', () => {
  test('is downloaded once, when it is first drawn', async () => {
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

  test('may be asked for ahead; that it could not be had is told when it is drawn, and it is tried again', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(() => <p>there</p>);
    const Part = lazyPart(load);
    const onMissing = vi.fn();

    Part.ahead();
    expect(load).toHaveBeenCalledOnce();
    const page = renderWidget(<Part onMissing={onMissing} />);
    await page.findByText('there');
    expect(onMissing).not.toHaveBeenCalled();
  });

  test('that can not be had is told, and tried again when it is drawn anew', async () => {
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
