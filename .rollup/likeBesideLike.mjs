import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from '@babel/parser';
import { createRandom } from './random.mjs';
import { variablesOf } from './variables.mjs';

/** So many functions at most that stand one after another change their place together. */
const LONGEST_RUN = 6;

/** For so many tries at most there is one that is a change. */
const TRIES_TO_STEPS = 10;

/** In so many changes there is one of places; a change of names is found sooner that saves something. */
const CHANGES_TO_MOVES = 6;

/** So many signs on each side of a variable say where else one stands like it. */
const SIGNS = 2;

/**
 * The marked file in a form in which gzip finds more of what it has seen a moment ago: its functions in another order, which is
 * nothing to them, since a function is there before the first line runs; and its variables under each other's names. What it
 * gives to others keeps its name. The same code comes out the same, as long as gzip makes the same of it.
 *
 * So many `steps` are tried, a thousand of which take nearly two seconds for the script's first file. In the folder `kept`
 * stands what the last build has found, for as long as neither the code nor the search changes; who `isQuick` has that, or
 * the code as it is.
 *
 * @param {string} marked
 * @param {{ steps: number; kept?: string; isQuick?: boolean }} search
 * @returns {import('rollup').Plugin}
 */
export function likeBesideLike(marked, { steps, kept, isQuick = false }) {
  return {
    name: 'like-beside-like',
    renderChunk: {
      order: 'post',
      handler(code, { name }) {
        if (name !== marked) return null;
        const file = kept && path.join(kept, nameOf(code, steps));
        if (file && existsSync(file)) return { code: readFileSync(file, 'utf8'), map: null };
        if (isQuick) return null;
        const found = inBestForm(code, steps);
        if (file) keepAlone(file, found);
        return { code: found, map: null };
      },
    },
  };
}

/** The file in which is kept what this search has found for a code. */
function nameOf(...search) {
  const here = ['likeBesideLike', 'random', 'variables'].map((name) => readFileSync(`.rollup/${name}.mjs`, 'utf8'));
  return `${createHash('sha256')
    .update(JSON.stringify([search, here]))
    .digest('hex')}.js`;
}

function keepAlone(file, code) {
  const folder = path.dirname(file);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
}

function inBestForm(code, steps) {
  const file = partsOf(code);
  const random = createRandom();
  let smallest = sizeOf(file);
  // in a file that has too little to change, most tries are of no change
  for (let step = 0, tried = 0; step < steps && tried < TRIES_TO_STEPS * steps; tried++) {
    const undo = random(CHANGES_TO_MOVES) === 0 ? moveFunctions(file, random) : callOtherwise(file, random);
    if (!undo) continue;
    step++;
    const size = sizeOf(file);
    if (size > smallest) undo();
    else smallest = size;
  }
  if (meaningOf(file.texts.join('')) !== meaningOf(code)) throw new Error('a variable would mean another one');
  return textOf(file);
}

/** A file in pieces, of which every second one is the name of a variable, and the order of its statements, each some of them. */
function partsOf(code) {
  const tree = parse(code, { sourceType: 'module' });
  const { variables, pageNames } = variablesOf(tree);
  const places = variables
    .flatMap((variable) => variable.places.map((place) => ({ place, variable })))
    .sort((one, other) => one.place.start - other.place.start);
  const texts = [];
  const order = tree.program.body.map(({ type, start, end }) => {
    const isFunction = type === 'FunctionDeclaration';
    const from = texts.length;
    let done = start;
    while (places[0]?.place.start < end) {
      const { place, variable } = places.shift();
      texts.push(code.slice(done, place.start), place.spell(variable.name));
      place.at = texts.length - 1;
      done = place.start + variable.name.length;
    }
    texts.push(code.slice(done, end).replace(/;?$/, isFunction ? '' : ';'));
    return { isFunction, from, to: texts.length };
  });
  const head = code.slice(0, tree.program.body[0].start);
  return { variables, pageNames, texts, head, order, alike: alikeOf(variables, texts) };
}

/** The variables that stand between the same signs, by these. */
function alikeOf(variables, texts) {
  const alike = new Map();
  for (const variable of variables) {
    for (const place of variable.places) {
      place.signs = `${texts[place.at - 1].slice(-SIGNS)} ${texts[place.at + 1].slice(0, SIGNS)}`;
      alike.set(place.signs, [...(alike.get(place.signs) ?? []), variable]);
    }
  }
  return alike;
}

const textOf = ({ texts, head, order }) => head + order.map(({ from, to }) => texts.slice(from, to).join('')).join('');

/** As a page will download it: without the second names of what is given to others, which `namesOfHome` takes away. */
const sizeOf = (file) => gzipSync(textOf(file).replace(/ as \w+/g, ''), { level: 9 }).length;

/** Which of the names in a file, counted from its beginning, are one variable. */
function meaningOf(code) {
  const { variables } = variablesOf(parse(code, { sourceType: 'module' }));
  const starts = variables.flatMap(({ places }) => places.map(({ start }) => start)).sort((one, other) => one - other);
  const counted = new Map(starts.map((start, at) => [start, at]));
  return variables.map(({ places }) => places.map(({ start }) => counted.get(start))).join(';');
}

/** Puts some functions elsewhere. What takes that back; undefined in a file that has none. */
function moveFunctions(file, random) {
  const { order } = file;
  const functions = order.flatMap(({ isFunction }, at) => (isFunction ? [at] : []));
  if (functions.length === 0) return undefined;
  const start = functions[random(functions.length)];
  const longest = random(2) ? 1 : 1 + random(LONGEST_RUN);
  let length = 1;
  while (length < longest && order[start + length]?.isFunction) length++;
  const others = order.toSpliced(start, length);
  file.order = others.toSpliced(random(others.length + 1), 0, ...order.slice(start, start + length));
  return () => {
    file.order = order;
  };
}

/**
 * Gives a variable the name of another one, and its own to those in its way. What takes that back; undefined, with nothing
 * done, where one of them could not be told from others then.
 */
function callOtherwise({ variables, pageNames, texts, alike }, random) {
  if (variables.length === 0) return undefined;
  const oneOf = (list) => list[random(list.length)];
  const variable = oneOf(variables);
  const { name } = oneOf(random(4) ? alike.get(oneOf(variable.places).signs) : variables);
  const before = variable.name;
  const rivals = [...variable.rivals].filter((rival) => rival.name === name);
  const isTaken = (rival) => [...rival.rivals].some((other) => other !== variable && other.name === before);
  if (name === before || pageNames.has(name) || rivals.some(isTaken)) return undefined;
  const call = (mine, theirs) => {
    write(texts, variable, mine);
    for (const rival of rivals) write(texts, rival, theirs);
  };
  call(name, before);
  return () => call(before, name);
}

function write(texts, variable, name) {
  variable.name = name;
  for (const { at, spell } of variable.places) texts[at] = spell(name);
}
