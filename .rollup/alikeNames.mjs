import { gzipSync } from 'node:zlib';
import { parse } from '@babel/parser';
import babel from '@babel/traverse';
import { createRandom } from './random.mjs';

/** Its types and Node disagree about where it keeps what it gives. */
const traverse = babel.default ?? babel;

/** So many other names are tried: twice as many take ten seconds more and save some thirty bytes. */
const STEPS = 6_000;

/**
 * The variables of the marked file under names by which gzip finds more of what it has seen a moment ago. They are as long as
 * they were, and what the file gives to others goes by the name that it had. The same code always comes out the same.
 *
 * @returns {import('rollup').Plugin}
 */
export function alikeNames(marked) {
  return {
    name: 'alike-names',
    renderChunk: {
      order: 'post',
      handler: (code, { name }) => (name === marked ? { code: withBestNames(code), map: null } : null),
    },
  };
}

function withBestNames(code) {
  const { variables, pageNames } = variablesOf(code);
  const texts = textsOf(code, variables);
  const random = createRandom();
  let smallest = sizeOf(texts);
  for (let step = 0; step < STEPS; step++) {
    const variable = variables[random(variables.length)];
    const { name } = variables[random(variables.length)];
    const change = changeTo(variable, name);
    if (!change || pageNames.has(name)) continue;
    const before = variable.name;
    write(texts, variable, name);
    for (const rival of change) write(texts, rival, before);
    const size = sizeOf(texts);
    if (size <= smallest) {
      smallest = size;
      continue;
    }
    write(texts, variable, before);
    for (const rival of change) write(texts, rival, name);
  }
  const renamed = texts.join('');
  if (meaningOf(renamed) !== meaningOf(code)) throw new Error('a variable would mean another one under its new name');
  return renamed;
}

/** Which places of a file mean the same variable. */
function meaningOf(code) {
  const { variables } = variablesOf(code);
  textsOf(code, variables);
  return variables.map(({ places }) => places.map(({ at }) => at)).join(';');
}

/** The rivals that a variable would take a name from, to have its own instead; undefined if one of them can not. */
function changeTo(variable, name) {
  const inItsWay = [...variable.rivals].filter((rival) => rival.name === name);
  const isTaken = (rival) => [...rival.rivals].some((other) => other !== variable && other.name === variable.name);
  return name === variable.name || inItsWay.some(isTaken) ? undefined : inItsWay;
}

function write(texts, variable, name) {
  variable.name = name;
  for (const { at, spell } of variable.places) texts[at] = spell(name);
}

/** As a page will download it: without the second names of what is given to others, which `namesOfHome` takes away. */
const sizeOf = (texts) => gzipSync(texts.join('').replace(/ as \w+/g, ''), { level: 9 }).length;

/** The code in pieces, of which every second one is the name of a variable; its places are told where. */
function textsOf(code, variables) {
  const places = variables.flatMap((variable) => variable.places.map((place) => ({ place, name: variable.name })));
  const texts = [];
  let done = 0;
  for (const { place, name } of places.sort((one, other) => one.place.start - other.place.start)) {
    texts.push(code.slice(done, place.start), place.spell(name));
    place.at = texts.length - 1;
    done = place.start + name.length;
  }
  return [...texts, code.slice(done)];
}

/**
 * The variables of a file with their names, their places, and their rivals: those that may not have the same name. By
 * `pageNames` the file means what is the page's, so no variable may have them.
 */
function variablesOf(code) {
  const variables = new Map();
  let pageNames = new Set();
  const variableOf = (binding) => {
    if (!variables.has(binding)) {
      const home = binding.scope.uid;
      variables.set(binding, {
        name: binding.identifier.name,
        home,
        scopes: new Set([home]),
        places: [],
        rivals: new Set(),
      });
    }
    return variables.get(binding);
  };
  traverse(parse(code, { sourceType: 'module' }), {
    Program: ({ scope }) => {
      pageNames = new Set(Object.keys(scope.globals));
    },
    Identifier: (path) => {
      const here = scopeOf(path);
      const binding = isVariable(path) && bindingOf(here, path.node.name);
      if (!binding) return;
      const variable = variableOf(binding);
      variable.places.push({ start: path.node.start, spell: spellingOf(path) });
      for (let scope = here; scope !== binding.scope; scope = scope.parent) variable.scopes.add(scope.uid);
    },
  });
  const all = [...variables.values()];
  for (const variable of all) {
    for (const other of all.filter(({ home }) => variable.scopes.has(home))) {
      if (other === variable) continue;
      variable.rivals.add(other);
      other.rivals.add(variable);
    }
  }
  return { variables: all, pageNames };
}

/** Where a name is looked for: that of a function stands around it, where it may have a parameter of the same name. */
function scopeOf({ key, parentPath, scope }) {
  return key === 'id' && parentPath.isFunctionDeclaration() ? scope.parent : scope;
}

/** What a name means in a scope; a class that is declared is one variable, inside as well. */
function bindingOf(scope, name) {
  const binding = scope.getBinding(name);
  return binding?.path.isClassDeclaration() ? binding.path.parentPath.scope.getBinding(name) : binding;
}

/** Whether an identifier is the name of a variable, and not of a property, an export or a label. */
function isVariable({ key, parent }) {
  if (['exported', 'label', 'meta'].includes(key)) return false;
  return parent.computed || !['key', 'property'].includes(key);
}

/** How a variable's name is written at a place, if need be with the name that a property or an export goes by. */
function spellingOf({ node, key, parent, parentPath }) {
  const property = key === 'left' && parent.type === 'AssignmentPattern' ? parentPath.parent : parent;
  if (property.shorthand) return (name) => (name === node.name ? name : `${node.name}:${name}`);
  if (parent.type === 'ExportSpecifier' && parent.local.start === parent.exported.start)
    return (name) => (name === node.name ? name : `${name} as ${node.name}`);
  return (name) => name;
}
