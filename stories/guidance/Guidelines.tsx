import './guidelines.css';
import type { Example, Guidance } from './guidance';

/** What to do and what not to do, side by side, each as a story that is rendered here. */
export function Guidelines({ guidelines, height }: Guidance) {
  return guidelines.map(({ good, bad }) => (
    <div key={good.why} className="guidelines">
      <Figure verdict="Do" height={height} {...good} />
      <Figure verdict="Don’t" height={height} {...bad} />
    </div>
  ));
}

type FigureProps = Example & { verdict: 'Do' | 'Don’t'; height: string };

function Figure({ verdict, height, story, args = {}, why }: FigureProps) {
  const changed = Object.entries(args).map(([name, value]) => `${name}:${encodeURIComponent(value)}`);
  return (
    <figure className={verdict === 'Do' ? 'guidelines__good' : undefined}>
      <iframe
        title={`${verdict}: ${why}`}
        src={`iframe.html?id=${story}&viewMode=story&args=${changed.join(';')}`}
        style={{ height }}
      />
      <figcaption>
        <strong>{verdict}.</strong> {why}
      </figcaption>
    </figure>
  );
}
