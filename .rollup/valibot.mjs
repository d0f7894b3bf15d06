/**
 * The dozen functions of valibot that the contracts are written in, for the script alone: a page downloads a third of what
 * the library itself weighs. tests/package/valibot.test.ts holds both to the same verdicts, outputs and issues; the package
 * for React apps has the library itself.
 */

function told(value) {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value !== 'object' && typeof value !== 'function') return `${value}`;
  return (value && Object.getPrototypeOf(value)?.constructor?.name) ?? 'null';
}

function complain({ type, expected, message }, value, path, issues) {
  issues.push({ type, expected, message, received: told(value), path });
}

/** A schema of one value; `run` gives back the output and adds to `issues` what is wrong. */
function leaf(type, expected, isOne, message) {
  const schema = { type, expected, message };
  schema.run = (value, path, issues) => {
    if (!isOne(value)) complain(schema, value, path, issues);
    return value;
  };
  return schema;
}

export const string = () => leaf('string', 'string', (value) => typeof value === 'string');
export const unknown = () => leaf('unknown', 'unknown', () => true);
export const custom = (isOne, message) => leaf('custom', 'unknown', isOne, message);
export const picklist = (options) => {
  const names = options.map(told).join(' | ');
  return leaf('picklist', options.length > 1 ? `(${names})` : names, (value) => options.includes(value));
};

/** Absent values pass; `isAbsent` says which those are. */
const maybe = (type, isAbsent) => (inner) => ({
  type,
  run: (value, path, issues) => (isAbsent(value) ? value : inner.run(value, path, issues)),
});

export const optional = maybe('optional', (value) => value === undefined);
export const nullable = maybe('nullable', (value) => value === null);
export const nullish = maybe('nullish', (value) => value === undefined || value === null);

export const array = (item) => {
  const schema = leaf('array', 'Array', Array.isArray);
  const { run } = schema;
  schema.run = (value, path, issues) => {
    run(value, path, issues);
    return Array.isArray(value) ? value.map((each, index) => item.run(each, [...path, index], issues)) : value;
  };
  return schema;
};

/** Names that no output may bring along. */
const STRANGE = ['__proto__', 'prototype', 'constructor'];

/** What an object may hold besides its entries is left out, or passed through by a loose one. */
const objectThat = (keepsOthers) => (entries) => {
  const schema = leaf(keepsOthers ? 'loose_object' : 'object', 'Object', (value) => value && typeof value === 'object');
  const { run } = schema;
  schema.run = (value, path, issues) => {
    if (!run(value, path, issues) || typeof value !== 'object') return value;
    const output = keepsOthers ? { ...value } : {};
    for (const name of STRANGE) delete output[name];
    for (const [key, entry] of Object.entries(entries)) {
      const here = [...path, key];
      if (key in value) output[key] = entry.run(value[key], here, issues);
      else if (entry.type !== 'optional' && entry.type !== 'nullish') {
        complain({ type: schema.type, expected: `"${key}"` }, undefined, here, issues);
      }
    }
    return output;
  };
  return schema;
};

export const object = objectThat(false);
export const looseObject = objectThat(true);

export const transform = (change) => change;

/** What follows the first schema are changes; a schema may be the last. */
export const pipe = (first, ...steps) => ({
  ...first,
  run(value, path, issues) {
    const before = issues.length;
    const output = first.run(value, path, issues);
    if (issues.length > before) return output;
    return steps.reduce((result, step) => (step.run ? step.run(result, path, issues) : step(result)), output);
  },
});

export function safeParse(schema, value) {
  const issues = [];
  const output = schema.run(value, [], issues);
  return { success: issues.length === 0, output, issues };
}

/** Throws when the value is not what the schema says. */
export function parse(schema, value) {
  const { success, output, issues } = safeParse(schema, value);
  if (!success) throw new TypeError(`expected ${issues[0].expected}, received ${issues[0].received}`);
  return output;
}

export const getDotPath = ({ path }) => (path.length > 0 ? path.join('.') : null);
