import type { Meta, StoryObj } from '@storybook/react-vite';
import './Tokens.css';
import { PARTS, type Token, tokensOf } from './tokens';

const meta: Meta = {
  title: 'Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};

export default meta;

/** The sheets of the widgets. */
const sheets = import.meta.glob<string>('../src/{ui,widgets}/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tokens = tokensOf(Object.values(sheets));

const KINDS: [title: string, start: string][] = [
  ['Colours', '--quire-color-'],
  ['Fonts', '--quire-font-'],
  ['Layers', '--quire-z-'],
];
const isOther = ({ name }: Token) => KINDS.every(([, start]) => !name.startsWith(start));

/** Every token with its meaning, its fallback, and its value in the current theme. */
export const Tokens: StoryObj = {
  render: () => (
    <main className="tokens">
      <h1>Tokens</h1>
      <p>
        Set these custom properties on a page, and all its widgets use them. The theme switch in the toolbar shows other
        values.
      </p>
      {KINDS.map(([title, start]) => (
        <TokenTable key={start} title={title} tokens={tokens.filter(({ name }) => name.startsWith(start))} />
      ))}
      <TokenTable title="Space, shape and motion" tokens={tokens.filter(isOther)} />
      <h2>Parts</h2>
      <table>
        <tbody>
          {Object.entries(PARTS).map(([name, description]) => (
            <tr key={name}>
              <th scope="row">
                <code>::part({name})</code>
              </th>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  ),
};

function TokenTable({ title, tokens: rows }: { title: string; tokens: Token[] }) {
  return (
    <>
      <h2>{title}</h2>
      <table>
        <tbody>
          {rows.map(({ name, fallback, meaning }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <Swatch name={name} fallback={fallback} /> <code>{fallback}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Swatch({ name, fallback }: Pick<Token, 'name' | 'fallback'>) {
  if (!name.startsWith('--quire-color-')) return null;
  return <span className="tokens__swatch" style={{ background: `var(${name}, ${fallback})` }} />;
}
