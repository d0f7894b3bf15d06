import { ArgTypes, Description, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { Guidelines } from '../stories/guidance/Guidelines';
import { GUIDANCE, type Guidance } from '../stories/guidance/guidance';

const [accessibility = ''] = Object.values(
  import.meta.glob<string>('../stories/accessibility.md', { query: '?raw', import: 'default', eager: true }),
);

/** The page of a widget: what it is, its props, what to do and not to do, and its accessibility. */
export function WidgetManual() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const widget = preparedMeta.title.split('/').at(-1) ?? '';
  const guidance: Guidance | undefined = (GUIDANCE as Record<string, Guidance>)[widget];
  const [, read] = accessibility.split(new RegExp(`^## ${widget}$`, 'm'));
  return (
    <>
      <Title />
      <Description />
      <h2>Props</h2>
      <ArgTypes />
      {guidance && (
        <>
          <h2>Do and don’t</h2>
          <Guidelines {...guidance} />
        </>
      )}
      {read && (
        <>
          <h2>Accessibility</h2>
          <Markdown>{read.split(/^## /m)[0] ?? ''}</Markdown>
        </>
      )}
    </>
  );
}
